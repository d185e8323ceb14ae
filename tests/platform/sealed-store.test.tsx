import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as cipher from '#src/platform/cipher.ts'
import { sealedStore } from '#src/platform/sealed-store.ts'
import { localStore } from '#src/platform/storage.ts'
import { fillLocalStorage } from './full-storage.ts'

const mine = sealedStore(localStore, 'a1'.repeat(32), () => cipher)
const other = sealedStore(localStore, 'b2'.repeat(32), () => cipher)
const TEXT = '{"身份证号":"320502199001011234"}'

const stored = () => localStorage.getItem('text') ?? ''

// The store remembers what a full storage has refused.
beforeEach(() => localStore.clear())

describe('sealedStore', () => {
  it('stores a text at once, so that only its key reads it', () => {
    mine.write('text', TEXT)
    expect(stored()).toMatch(/^sealed:[\w+/=]+$/)
    expect(mine.read('text')).toBe(TEXT)
    expect(other.read('text')).toBeUndefined()
  })

  it('stores the same text differently each time', () => {
    const seen = new Set(
      Array.from({ length: 5 }, () => {
        mine.write('text', TEXT)
        return stored()
      }),
    )
    expect(seen.size).toBe(5)
  })

  it('reads nothing of a text that was changed, cut or moved to another key', () => {
    mine.write('text', TEXT)
    const kept = stored()
    localStorage.setItem('elsewhere', kept)
    expect(mine.read('elsewhere')).toBeUndefined()
    const last = kept.endsWith('AAAA') ? 'BBBB' : 'AAAA'
    for (const spoilt of [kept.slice(0, -4) + last, kept.slice(0, 30), 'sealed:', 'sealed:%']) {
      localStorage.setItem('text', spoilt)
      expect(mine.read('text')).toBeUndefined()
    }
  })

  it('stores a long text', () => {
    const long = '长'.repeat(200_000)
    mine.write('text', long)
    expect(mine.read('text')).toBe(long)
  })

  it('reads what a full storage did not keep, and tells so', () => {
    const makeRoom = fillLocalStorage()
    mine.write('text', TEXT)
    expect([mine.read('text'), mine.keeps('text')]).toEqual([TEXT, false])
    makeRoom()
  })

  it('reads what an older version has stored, and encrypts it with the next write', () => {
    localStorage.setItem('text', TEXT)
    expect(mine.read('text')).toBe(TEXT)
    mine.write('text', TEXT)
    expect(stored()).toMatch(/^sealed:/)
  })

  it('stores the first text as it is until the cipher is loaded, and reads none before', async () => {
    // Another test in this process may have loaded the cipher.
    vi.resetModules()
    const { sealedStore: newStore } = await import('#src/platform/sealed-store.ts')
    const { prepareDrafts } = await import('#src/platform/kept-drafts.ts')
    const early = newStore(localStore, 'a1'.repeat(32))
    mine.write('text', TEXT)
    expect(() => early.read('text')).toThrow('prepareDrafts')
    early.write('text', '1')
    early.write('text', TEXT)
    expect(stored()).toBe(TEXT)
    await vi.waitFor(() => expect(stored()).toMatch(/^sealed:/), 30_000)
    await prepareDrafts()
    expect(early.read('text')).toBe(TEXT)
  })

  it('stores the text as it is without a key', () => {
    sealedStore(localStore, '').write('text', TEXT)
    expect(stored()).toBe(TEXT)
  })
})
