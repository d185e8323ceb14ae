import { vi } from 'vitest'

/** Makes the browser's local storage refuse all writes. @returns the function that restores it */
export const fillLocalStorage = (): (() => void) => {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => real.removeItem(key),
    clear: () => real.clear(),
  })
  return () => {
    vi.stubGlobal('localStorage', real)
  }
}
