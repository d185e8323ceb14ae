import { useEffect, useRef, useState } from 'react'
import { QrCode } from '#src/ui/display/qr-code.tsx'
import styles from './footer-codes.module.css'

/** QR codes for a phone: the portal's address, and the hotline. */
export const FooterCodes = ({ hotline }: { hotline: string | undefined }) => {
  const { area, isSeen } = useIsSeen()
  return (
    <div ref={area} className={styles.codes}>
      {isSeen && (
        <>
          <figure>
            <QrCode text={location.origin} label="二维码：在手机上打开本平台" size={SIZE} />
            <figcaption>手机访问</figcaption>
          </figure>
          {hotline && (
            <figure>
              <QrCode text={`tel:${hotline}`} label={`二维码：拨打 ${hotline}`} size={SIZE} />
              <figcaption>扫码致电</figcaption>
            </figure>
          )}
        </>
      )}
    </div>
  )
}

/** Width of a code; px. */
const SIZE = 96

/** Tells whether the footer has been in the viewport: the codes are drawn only then. */
const useIsSeen = () => {
  const area = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!area.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  return { area, isSeen }
}
