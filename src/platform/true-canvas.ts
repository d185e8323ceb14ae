/**
 * Tells whether canvas reads return the drawn pixels: a browser with fingerprinting protection adds noise to them,
 * which would spoil an image that is drawn there.
 */
export const isCanvasTrue = (): boolean => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = `rgb(${INK.join()})`
  pen.fillRect(0, 0, SIDE, SIDE)
  const seen = pen.getImageData(0, 0, SIDE, SIDE).data
  return seen.every((value, index) => value === [...INK, OPAQUE][index % 4])
}

const SIDE = 8
const INK = [12, 123, 33]
const OPAQUE = 255
