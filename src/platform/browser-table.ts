/** A table of texts by key in a database of the browser (IndexedDB): clearing the browser's storage leaves it. */
export interface BrowserTable {
  read(key: string): Promise<string | undefined>
  /** Keeps the newest text; rejects where the browser has no room or forbids it. */
  write(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

const TABLE = 'drafts'

/** Creates the table of drafts in the database of that name, which is opened by the first call. */
export const browserTable = (database: string): BrowserTable => {
  let opened: Promise<IDBDatabase> | undefined
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await (opened ??= open(database))).transaction(TABLE, mode)
    return new Promise<T>((resolve, reject) => {
      const request = work(transaction.objectStore(TABLE))
      // A page that is left waits for no reply.
      transaction.commit()
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(failureOf(request.error)))
    })
  }
  return {
    read: (key) => run<string | undefined>('readonly', (store) => store.get(key)),
    write: async (key, text) => void (await run('readwrite', (store) => store.put(text, key))),
    remove: (key) => run('readwrite', (store) => store.delete(key)),
    keys: async () => (await run('readonly', (store) => store.getAllKeys())).map(String),
  }
}

const open = (database: string): Promise<IDBDatabase> =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failureOf(request.error)))
  })

const failureOf = (error: DOMException | null): Error =>
  new Error('浏览器没有保存草稿，请复制文本自行保存', { cause: error })
