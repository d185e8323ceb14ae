import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { takePen } from './picture.ts'
import { drawStroke, type Point, type Stroke } from './strokes.ts'
import styles from './signature.module.css'

interface SignaturePadProps {
  label: string
  strokes: readonly Stroke[]
  isInvalid: boolean
  onStroke: (stroke: Stroke) => void
}

/** The canvas for signing with a finger, a pen or the mouse; typing the name is the alternative. */
export const SignaturePad = ({
  label,
  strokes,
  isInvalid,
  onStroke,
}: SignaturePadProps): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<Point[]>(undefined)
  const size = useSize(canvas)

  const redraw = () => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const scale = window.devicePixelRatio || 1
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.clearRect(0, 0, size.width, size.height)
    takePen(pen)
    for (const one of [...strokes, stroke.current ?? []]) drawStroke(pen, one)
  }
  useLayoutEffect(redraw)

  const take = ({ nativeEvent: event }: PointerEvent) => {
    const origin = canvas.current?.getBoundingClientRect()
    if (!origin || !stroke.current) return
    // A browser reports a quick movement as one event with coalesced points.
    const events = event.getCoalescedEvents?.() ?? []
    for (const { clientX, clientY } of events.length > 0 ? events : [event])
      stroke.current.push({ x: clientX - origin.x, y: clientY - origin.y })
    redraw()
  }
  const lift = () => {
    const finished = stroke.current
    stroke.current = undefined
    if (finished) onStroke(finished)
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={styles.pad}
      data-invalid={isInvalid}
      width={Math.round(size.width * (window.devicePixelRatio || 1))}
      height={Math.round(size.height * (window.devicePixelRatio || 1))}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        stroke.current = []
        take(event)
      }}
      onPointerMove={take}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  )
}

/** The layout size of an element, in CSS pixels. */
const useSize = (element: React.RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
