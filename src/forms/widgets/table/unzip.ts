/** The most bytes of a file within an archive, unpacked: a small archive may claim to hold gigabytes. */
const MOST_BYTES = 30 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8

/** The files of a ZIP archive, unpacked one by one. */
export interface Archive {
  /** @returns undefined for a file that is not there. Rejects where it can't be unpacked. */
  read: (name: string) => Promise<Uint8Array | undefined>
}

interface Entry {
  method: number
  packed: Uint8Array<ArrayBuffer>
}

/** Opens a ZIP archive (APPNOTE 6.3). @throws where it is none, or is damaged */
export const openArchive = (bytes: Uint8Array<ArrayBuffer>): Archive => {
  const entries = entriesOf(bytes)
  return {
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.method === STORED) return entry.packed
      if (entry.method !== DEFLATED) throw new Error(`Unknown compression ${entry.method}`)
      return inflate(entry.packed)
    },
  }
}

const entriesOf = (bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The archive is damaged')
    const [nameLength, extra, comment] = [28, 30, 32].map((to) =>
      view.getUint16(at + to, true),
    ) as [number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

/** Returns the place of the end record, which a comment of up to 65,535 bytes follows. */
const endOf = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === END) return at
  throw new Error('This is no archive')
}

const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const { body } = new Response(packed)
  const reader = body?.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    size += value.length
    if (size > MOST_BYTES) {
      await reader?.cancel()
      throw new Error('The archive unpacks to too much')
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
