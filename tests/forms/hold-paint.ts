import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Holds paints back until the test is over. @returns a function that lets the awaited one come */
export const holdPaint = (): (() => Promise<void>) => {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frame.mockRestore())
  return () => act(async () => frame.mock.lastCall?.[0](0))
}
