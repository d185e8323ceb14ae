import { isCanvasTrue } from '#src/platform/true-canvas.ts'

/** Maximum length of the longer side of an uploaded photo, in pixels: a licence or an A4 page is legible at it. */
const LONGEST = 2560
/** Size in bytes below which an image is uploaded unchanged. */
const LIGHT = 2 * 1024 * 1024

/** The attempts until an image fits: pixels of its longer side, and JPEG quality. */
const ATTEMPTS = [
  [LONGEST, 0.85],
  [LONGEST, 0.7],
  [1920, 0.7],
  [1280, 0.7],
] as const

/** Tells whether a file is of a type that can be scaled down. */
export const isShrinkable = (file: File): boolean => typeOf(file) !== undefined

/** Tells whether an image is so large that scaling it down is considered. */
export const isHeavy = (file: File, maxSize: number): boolean =>
  isShrinkable(file) && file.size > Math.min(LIGHT, maxSize)

/**
 * Scales a photo down, upright, where it has more bytes than `maxSize` or both many bytes and many pixels. Returns the
 * same file where that gains nothing, where it still doesn't fit, or where the browser can't read it or randomises
 * canvas reads. Photos are processed one at a time: a phone has no memory for several of them.
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
