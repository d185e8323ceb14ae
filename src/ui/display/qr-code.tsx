import { useMemo } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import styles from './qr-code.module.css'

interface QrCodeProps {
  /** The content of the code. */
  text: string
  /** The accessible name: what scanning does. */
  label: string
  /** Pixels. */
  size?: number
}

/** Renders a QR code; an empty box of its size stands in until the encoder is loaded. */
export const QrCode = ({ text, label, size = 112 }: QrCodeProps) => {
  // If the encoder fails to load, callers show the same content as text.
  const encode = useCode(encoder)
  const code = useMemo(
    () => encode && drawing(encode(text, { ecc: 'M', border: QUIET_ZONE })),
    [encode, text],
  )
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      shapeRendering="crispEdges"
    >
      {code && <path d={code.path} />}
    </svg>
  )
}

interface Code {
  size: number
  path: string
}

const encoder = lazyCode(async () => (await import('uqr')).encode)

/** The white margin that scanners need, in modules. */
const QUIET_ZONE = 2

const drawing = ({ size, data }: { size: number; data: boolean[][] }): Code => ({
  size,
  path: data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join(''),
})
