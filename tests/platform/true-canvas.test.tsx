import { afterAll, describe, expect, it, vi } from 'vitest'
import { isCanvasTrue } from '#src/platform/true-canvas.ts'

const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')

/** A canvas of which each pixel is read as these. */
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

  it('trusts a canvas that says what was drawn', () => {
    withPixels(() => [12, 123, 33, 255])
    expect(isCanvasTrue()).toBe(true)
  })

  it('does not trust one that answers a little noise', () => {
    withPixels((index) => (index === 40 ? [12, 122, 33, 255] : [12, 123, 33, 255]))
    expect(isCanvasTrue()).toBe(false)
  })

  it('does not trust one that answers blank paper', () => {
    withPixels(() => [255, 255, 255, 255])
    expect(isCanvasTrue()).toBe(false)
  })

  it('does not trust one that there is no room for', () => {
    context.mockReturnValue(null)
    expect(isCanvasTrue()).toBe(false)
  })
})
