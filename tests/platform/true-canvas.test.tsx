import { afterAll, describe, expect, it, vi } from 'vitest'
import { isCanvasTrue } from '#src/platform/true-canvas.ts'

const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')

/** Makes canvas reads return these pixels. */
const withPixels = (pixelOf: (index: number) => number[]) => {
  const read = (_x: number, _y: number, width: number, height: number) => ({
    data: Uint8ClampedArray.from(
      Array.from({ length: width * height }, (_, index) => pixelOf(index)).flat(),
    ),
  })
  const pen = { fillRect: () => {}, getImageData: read }
  context.mockReturnValue(pen as unknown as ReturnType<HTMLCanvasElement['getContext']>)
}

describe('isCanvasTrue', () => {
  afterAll(() => context.mockRestore())

  it('is true if the canvas returns the drawn pixels', () => {
    withPixels(() => [12, 123, 33, 255])
    expect(isCanvasTrue()).toBe(true)
  })

  it('is false if one pixel differs', () => {
    withPixels((index) => (index === 40 ? [12, 122, 33, 255] : [12, 123, 33, 255]))
    expect(isCanvasTrue()).toBe(false)
  })

  it('is false if the canvas returns blank pixels', () => {
    withPixels(() => [255, 255, 255, 255])
    expect(isCanvasTrue()).toBe(false)
  })

  it('is false if the canvas has no context', () => {
    context.mockReturnValue(null)
    expect(isCanvasTrue()).toBe(false)
  })
})
