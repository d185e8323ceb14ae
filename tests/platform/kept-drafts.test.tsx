import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserTable } from '#src/platform/browser-table.ts'
import * as cipher from '#src/platform/cipher.ts'
import { SEALED } from '#src/platform/draft-keys.ts'
import {
  bringDraftsBack,
  dropDrafts,
  prepareDrafts,
  putDraftsAway,
} from '#src/platform/kept-drafts.ts'
import { localStore } from '#src/platform/storage.ts'
import { fillLocalStorage } from './full-storage.ts'

const SECRET = 'a1'.repeat(32)
const MINE = 'draft/000000/mine/opening/b1'
const TEXT = '{"身份证号":"320502199001011234"}'

/** A table in memory, in place of the browser's database. */
const memoryTable = (): BrowserTable & { texts: Map<string, string> } => {
  const texts = new Map<string, string>()
  return {
    texts,
    read: (key) => Promise.resolve(texts.get(key)),
    write: (key, text) => Promise.resolve(void texts.set(key, text)),
    remove: (key) => Promise.resolve(void texts.delete(key)),
    keys: () => Promise.resolve([...texts.keys()]),
  }
}

const unusable = (): BrowserTable => {
  const refuse = () => Promise.reject(new Error('no database here'))
  return { read: refuse, write: refuse, remove: refuse, keys: refuse }
}

const keys = () => Object.keys(localStorage).toSorted()

beforeEach(() => localStore.clear())

describe('dropDrafts', () => {
  it('removes the drafts of the customer from the database, and no others', async () => {
    const table = memoryTable()
    const other = MINE.replace('mine', 'other')
    for (const key of [MINE, MINE.replace('draft', 'aside'), other])
      await table.write(key, `${SEALED}1`)
    await dropDrafts('mine', table)
    expect([...table.texts.keys()]).toEqual([other])
  })

  it('removes what the database still holds because local storage has no room for it', async () => {
    const table = memoryTable()
    await table.write(MINE, `${SEALED}1`)
    const empty = fillLocalStorage()
    await bringDraftsBack('mine', table)
    empty()
    expect([...table.texts.keys()]).toEqual([MINE])
    await dropDrafts('mine', table)
    expect(table.texts.size).toBe(0)
  })
})

describe('putDraftsAway', () => {
  it.each(['draft', 'aside', 'address'])('moves each %s out of local storage', async (kind) => {
    const key = MINE.replace('draft', kind)
    localStorage.setItem(key, `${SEALED}1`)
    localStorage.setItem('portal:tokens', '{}')
    const table = memoryTable()
    await putDraftsAway(SECRET, table)
    expect([...table.texts]).toEqual([[key, `${SEALED}1`]])
    expect(keys()).toEqual(['portal:tokens'])
  })

  it('encrypts what was not encrypted yet, so that only its key reads it', async () => {
    localStorage.setItem(MINE, TEXT)
    const table = memoryTable()
    await putDraftsAway(SECRET, table)
    const kept = table.texts.get(MINE) ?? ''
    expect(kept).toMatch(/^sealed:/)
    const encrypted = kept.slice(SEALED.length)
    expect(cipher.decrypt(encrypted, { secret: SECRET, name: MINE })).toBe(TEXT)
    expect(cipher.decrypt(encrypted, { secret: 'b2'.repeat(32), name: MINE })).toBeUndefined()
  })

  it('leaves what the database refuses', async () => {
    localStorage.setItem(MINE, `${SEALED}1`)
    await putDraftsAway(SECRET, unusable())
    expect(localStorage.getItem(MINE)).toBe(`${SEALED}1`)
  })

  it('leaves what is typed meanwhile', async () => {
    localStorage.setItem(MINE, `${SEALED}1`)
    const table = memoryTable()
    const write = (key: string, text: string) => {
      localStorage.setItem(MINE, `${SEALED}2`)
      return table.write(key, text)
    }
    await putDraftsAway(SECRET, { ...table, write })
    expect(localStorage.getItem(MINE)).toBe(`${SEALED}2`)
  })
})

describe('bringDraftsBack', () => {
  it('moves the drafts of the customer who signs in back, and leaves those of others', async () => {
    const table = memoryTable()
    const other = MINE.replace('mine', 'other')
    table.texts.set(MINE, `${SEALED}1`).set(other, `${SEALED}2`)
    await bringDraftsBack('mine', table)
    expect(keys()).toEqual([MINE])
    expect(localStorage.getItem(MINE)).toBe(`${SEALED}1`)
    expect([...table.texts.keys()]).toEqual([other])
  })

  it('prefers what was typed later', async () => {
    const table = memoryTable()
    table.texts.set(MINE, `${SEALED}old`)
    localStorage.setItem(MINE, `${SEALED}new`)
    await bringDraftsBack('mine', table)
    expect(localStorage.getItem(MINE)).toBe(`${SEALED}new`)
    expect(table.texts.size).toBe(0)
  })

  it('removes what others have left unencrypted, here and in the database', async () => {
    const table = memoryTable()
    const left = [MINE, 'draft/t/other/p/b', 'aside/t/other/p/b']
    for (const key of [...left, 'portal:tokens']) localStorage.setItem(key, '{}')
    localStorage.setItem('draft/t/other/p/sealed', `${SEALED}1`)
    for (const key of left) table.texts.set(key, '{}')
    await bringDraftsBack('mine', table)
    expect(keys()).toEqual([MINE, 'draft/t/other/p/sealed', 'portal:tokens'].toSorted())
    expect(table.texts.size).toBe(0)
  })

  it('keeps a draft in the database where local storage is full', async () => {
    const table = memoryTable()
    table.texts.set(MINE, `${SEALED}1`)
    const makeRoom = fillLocalStorage()
    await bringDraftsBack('mine', table)
    expect(localStore.read(MINE)).toBe(`${SEALED}1`)
    expect(table.texts.get(MINE)).toBe(`${SEALED}1`)
    makeRoom()
  })

  it('goes on without a database', async () => {
    await expect(bringDraftsBack('mine', unusable())).resolves.toBeUndefined()
  })
})

describe('prepareDrafts', () => {
  afterEach(() => void vi.useRealTimers())

  it('waits until the drafts of the customer who signs in are back', async () => {
    const table = memoryTable()
    table.texts.set(MINE, `${SEALED}1`)
    // A database replies in a later task.
    const names = () =>
      new Promise<string[]>((resolve) => setTimeout(() => resolve([...table.texts.keys()])))
    void bringDraftsBack('mine', { ...table, keys: names })
    await prepareDrafts()
    expect(localStorage.getItem(MINE)).toBe(`${SEALED}1`)
  })

  it('waits for a database that does not reply for 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    void bringDraftsBack('mine', { ...memoryTable(), keys: () => new Promise(() => {}) })
    const ready = vi.fn()
    void prepareDrafts().then(ready)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(ready).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ready).toHaveBeenCalledOnce()
  })
})
