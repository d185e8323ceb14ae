import { useMemo } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import styles from './qr-code.module.css'

interface QrCodeProps {
  /** What a phone reads. */
  text: string
  /** What scanning it does, for who can't see it. */
  label: string
  /** Pixels. */
  size?: number
}

/** A QR code; its place is kept while the encoder is on its way. */
export const QrCode = ({ text, label, size = 112 }: QrCodeProps) => {
  // Where the encoder does not load, the words beside the code say the same.
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

/** Modules of white around the code that a reader needs. */
const QUIET_ZONE = 2

const drawing = ({ size, data }: { size: number; data: boolean[][] }): Code => ({
  size,
  path: data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join(''),
})
