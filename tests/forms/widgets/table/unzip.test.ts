import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openArchive } from '#src/forms/widgets/table/unzip.ts'

/** Makes an archive of one file. */
const archiveOf = (name: string, content: Uint8Array, method: 0 | 8 | 9 = 8) => {
  const packed = method === 8 ? deflateRawSync(content) : content
  const title = new TextEncoder().encode(name)
  const local = Buffer.alloc(30)
  local.writeUInt16LE(title.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(title.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + title.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([local, title, packed, entry, title, end]))
}

describe('openArchive', () => {
  it('unpacks files that are packed, and takes those that are not', async () => {
    const content = new TextEncoder().encode('甲'.repeat(1000))
    for (const method of [0, 8] as const) {
      const archive = openArchive(archiveOf('xl/a.xml', content, method))
      expect(await archive.read('xl/a.xml')).toEqual(content)
      expect(await archive.read('xl/b.xml')).toBeUndefined()
    }
  })

  it('stops where a file unpacks to more than it may, is packed otherwise, or is damaged', async () => {
    const bomb = archiveOf('a', new Uint8Array(31 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    await expect(openArchive(bomb).read('a')).rejects.toThrow(/too much/)
    await expect(openArchive(archiveOf('a', new Uint8Array(9), 9)).read('a')).rejects.toThrow()
    expect(() => openArchive(new Uint8Array(100))).toThrow(/no archive/)
    const cut = archiveOf('a', new Uint8Array(9))
    cut.fill(0, 30, cut.length - 22)
    expect(() => openArchive(cut)).toThrow(/damaged/)
  })
})
