import { isCanvasTrue } from '#src/platform/true-canvas.ts'
import { boxOf, drawStroke, type Stroke } from './strokes.ts'

/** Device pixels per CSS pixel of a stored signature, which is printed on contracts. */
const SCALE = 3
/** Margin round the signature, in CSS pixels. */
const MARGIN = 12
const PEN = 2.5

/** Renders a drawn signature as an image, cropped to its strokes. */
export const pictureOfStrokes = (strokes: readonly Stroke[]): Promise<File> => {
  const box = boxOf(strokes, MARGIN) ?? { x: 0, y: 0, width: 1, height: 1 }
  return picture(box.width, box.height, (pen) => {
    pen.translate(-box.x, -box.y)
    takePen(pen)
    for (const stroke of strokes) drawStroke(pen, stroke)
  })
}

/** Renders a typed name as a signature image. */
export const pictureOfName = (name: string): Promise<File> => {
  const width = 2 * MARGIN + FONT_SIZE * Math.max(2, [...name].length)
  return picture(width, FONT_SIZE * 1.6, (pen, height) => {
    pen.font = `${FONT_SIZE}px "Kaiti SC", STKaiti, KaiTi, "楷体", "AR PL UKai CN", cursive`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(name, width / 2, height / 2, width - 2 * MARGIN)
  })
}

const FONT_SIZE = 48

/** Sets the ink: colour, width and round line ends. */
export const takePen = (pen: CanvasRenderingContext2D): void => {
  pen.lineWidth = PEN
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = '#000'
}

const picture = (
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D, height: number) => void,
): Promise<File> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * SCALE)
    canvas.height = Math.ceil(height * SCALE)
    const pen = canvas.getContext('2d')
    if (pen && !isCanvasTrue())
      return reject(new Error('浏览器的隐私保护会改变签名，请选择“上传图片”，上传签名图片'))
    if (pen) {
      // White paper: a picture without a ground is black on black somewhere.
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#000'
      pen.scale(SCALE, SCALE)
      draw(pen, height)
    }
    canvas.toBlob(
      (content) =>
        content
          ? resolve(new File([content], '签名.png', { type: 'image/png' }))
          : reject(new Error('签名无法保存，请上传签名图片')),
      'image/png',
    )
  })
