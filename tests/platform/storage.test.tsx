import { afterEach, describe, expect, it } from 'vitest'
import { localStore } from '#src/platform/storage.ts'
import { fillLocalStorage } from './full-storage.ts'

let restore = () => {}
afterEach(() => {
  restore()
  localStore.clear()
})

const full = () => {
  restore = fillLocalStorage()
}

describe('localStore', () => {
  it('writes to the storage of the browser', () => {
    localStore.write('key', 'value')
    expect(localStorage.getItem('key')).toBe('value')
  })

  it('reads a value that a full storage refused, until the page ends', () => {
    localStore.write('key', 'old')
    full()
    localStore.write('key', 'new')
    expect(localStore.read('key')).toBe('new')
    expect(localStore.keeps('key')).toBe(false)
  })

  it('keeps a value once the storage has room for it again', () => {
    full()
    localStore.write('key', 'long')
    restore()
    localStore.write('key', 'short')
    expect(localStore.keeps('key')).toBe(true)
    expect(localStorage.getItem('key')).toBe('short')
  })

  it('removes all values when it is cleared', () => {
    full()
    localStore.write('key', 'value')
    localStore.clear()
    expect(localStore.read('key')).toBeUndefined()
  })
})
