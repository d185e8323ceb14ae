/**
 * The analyst's drafts, by processKey, in the browser's own database: they survive a reload, and the log-out of a customer
 * in the same browser, which clears its storage.
 */
export interface Drafts {
  read(key: string): Promise<string | undefined>
  /** Keeps the newest text; rejects where the browser has no room or forbids it. */
  write(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

const DATABASE = 'workbench'
const TABLE = 'drafts'

let opened: Promise<IDBDatabase> | undefined

const open = (): Promise<IDBDatabase> =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failureOf(request.error)))
  }))

const run = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(TABLE, mode)
    const request = work(transaction.objectStore(TABLE))
    // A page that is left waits for no reply.
    transaction.commit()
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failureOf(request.error)))
  })
}

const failureOf = (error: DOMException | null): Error =>
  new Error('浏览器没有保存草稿，请复制文本自行保存', { cause: error })

export const drafts: Drafts = {
  read: (key) => run<string | undefined>('readonly', (store) => store.get(key)),
  write: async (key, text) => void (await run('readwrite', (store) => store.put(text, key))),
  remove: (key) => run('readwrite', (store) => store.delete(key)),
  keys: async () => (await run('readonly', (store) => store.getAllKeys())).map(String),
}
