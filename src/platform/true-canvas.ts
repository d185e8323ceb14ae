/**
 * Whether what is drawn on a canvas comes out as it was drawn: a browser that guards against being recognised answers
 * noise instead, and a picture that was drawn there would be spoilt.
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
