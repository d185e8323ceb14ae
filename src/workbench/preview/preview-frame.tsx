import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './pane.module.css'
import { READY, type PreviewRequest } from './preview-message.ts'

interface PreviewFrameProps {
  request: PreviewRequest
  /** The width of the frame's page, CSS pixels; a wider one than the pane is scaled down. */
  width: number
}

/** Renders the frame of the preview and sends it what to show. */
export const PreviewFrame = ({ request, width }: PreviewFrameProps) => {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { scale, height } = useScale(box, width)
  const text = JSON.stringify(request)
  const send = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin),
  )
  useEffect(() => send(), [text])
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<{ kind?: string }>) => {
      if (source === frame.current?.contentWindow && data.kind === READY) send()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  return (
    <div ref={box} className={styles.box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the portal's own page, with its own policy (decision 53) */}
      <iframe
        ref={frame}
        className={styles.frame}
        title="客户看到的表单"
        src="/workbench/preview"
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}

/** Measures the place of the frame. @returns the scale at which the width fits, at most 1, and the height of the place */
const useScale = (box: { current: HTMLElement | null }, width: number) => {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return { scale: Math.min(1, size.width / width), height: size.height }
}
