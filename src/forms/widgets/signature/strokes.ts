/** A position of the pen, in CSS pixels of the pad. */
export interface Point {
  x: number
  y: number
}

/** The points from pen down to pen up. */
export type Stroke = readonly Point[]

/** The part of a canvas context that drawing a stroke uses. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo'
> & { stroke: () => void }

/** Draws a stroke as one smooth line: quadratic curves between the midpoints of its points. */
export const drawStroke = (pen: Pen, stroke: Stroke): void => {
  const [first, ...others] = stroke
  if (!first) return
  pen.beginPath()
  pen.moveTo(first.x, first.y)
  // A tap is a dot.
  if (others.length === 0) pen.lineTo(first.x + 0.1, first.y)
  others.forEach((point, index) => {
    const next = others[index + 1]
    if (next) pen.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
    else pen.lineTo(point.x, point.y)
  })
  pen.stroke()
}

/** The smallest box round strokes, with a margin; undefined round none. */
export const boxOf = (
  strokes: readonly Stroke[],
  margin: number,
): { x: number; y: number; width: number; height: number } | undefined => {
  const points = strokes.flat()
  if (points.length === 0) return undefined
  const [x, y] = [Math.min(...points.map((one) => one.x)), Math.min(...points.map((one) => one.y))]
  const width = Math.max(...points.map((one) => one.x)) - x
  const height = Math.max(...points.map((one) => one.y)) - y
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}
