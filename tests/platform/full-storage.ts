import { vi } from 'vitest'

/** Lets the browser's local storage refuse whatever is written. @returns what makes room again */
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
