import { isCanvasTrue } from '#src/platform/true-canvas.ts'

/** The longest side of a photo that is sent, in pixels: a licence or a page of A4 is read at it. */
const LONGEST = 2560
/** A picture of fewer bytes is sent as it is. */
const LIGHT = 2 * 1024 * 1024

/** What is tried until a picture fits: pixels of its longest side, and how well a JPEG is kept. */
const ATTEMPTS = [
  [LONGEST, 0.85],
  [LONGEST, 0.7],
  [1920, 0.7],
  [1280, 0.7],
] as const

/** Whether a file is of a kind that can be drawn smaller. */
export const isShrinkable = (file: File): boolean => typeOf(file) !== undefined

/** Whether a picture is large enough to be looked at. */
export const isHeavy = (file: File, maxSize: number): boolean =>
  isShrinkable(file) && file.size > Math.min(LIGHT, maxSize)

/**
 * A photo as a field takes it: drawn smaller, upright, where it has more bytes than `maxSize` or both many bytes and
 * many pixels. The same file where that gains nothing, where it still doesn't fit, or where the browser can't read it
 * or spoils what is drawn. One after the other: a phone has no room for several of them.
 */
export const fittingPicture = (file: File, maxSize: number): Promise<File> => {
  if (!isHeavy(file, maxSize)) return Promise.resolve(file)
  const fitting = last.then(() => shrunk(file, maxSize)).catch(() => file)
  last = fitting
  return fitting
}

let last: Promise<unknown> = Promise.resolve()

const shrunk = async (file: File, maxSize: number): Promise<File> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const longest = Math.max(picture.width, picture.height)
    if ((file.size <= maxSize && longest <= LONGEST) || !isCanvasTrue()) return file
    const type = typeOf(file) ?? ''
    for (const [side, quality] of ATTEMPTS) {
      const blob = await drawn(picture, Math.min(1, side / longest), { type, quality })
      if (blob.size <= maxSize)
        return blob.size < file.size ? new File([blob], file.name, { type }) : file
    }
    return file
  } finally {
    picture.close()
  }
}

const drawn = (picture: ImageBitmap, scale: number, as: ImageEncodeOptions): Promise<Blob> => {
  const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale))
  const canvas = new OffscreenCanvas(width ?? 0, height ?? 0)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no room for a canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob(as)
}

const typeOf = ({ name }: File): string | undefined => {
  if (/\.jpe?g$/i.test(name)) return 'image/jpeg'
  return /\.png$/i.test(name) ? 'image/png' : undefined
}
