import { afterEach, describe, expect, it, vi } from 'vitest'
import { localStore } from '#src/platform/storage.ts'

let restore = () => {}
afterEach(() => {
  restore()
  localStore.clear()
})

const full = () => {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  restore = () => spy.mockRestore()
}

describe('localStore', () => {
  it('keeps what is written in the storage of the browser', () => {
    localStore.write('key', 'value')
    expect(localStorage.getItem('key')).toBe('value')
  })

  it('reads what a full storage refused, until the page ends', () => {
    localStore.write('key', 'old')
    full()
    localStore.write('key', 'new')
    expect(localStore.read('key')).toBe('new')
  })

  it('forgets it all when it is cleared', () => {
    full()
    localStore.write('key', 'value')
    localStore.clear()
    expect(localStore.read('key')).toBeUndefined()
  })
})
