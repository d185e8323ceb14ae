import { useId, useRef, useState } from 'react'
import { useContacts } from '#src/session/use-contacts.ts'
import { QrCode } from '#src/ui/qr-code.tsx'
import styles from './customer-service.module.css'

/** How to reach somebody: floats above the way back to the top; on a phone it is a line below the footer. */
export const CustomerService = () => {
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path
            d="M4 13v-2a7 7 0 0 1 14 0v2M4 12.5h2.5V17H5a1 1 0 0 1-1-1Zm14 0h-2.5V17H17a1 1 0 0 0 1-1Zm0 4c0 2-2 3-5 3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className={styles.name}>联系客服</span>
      </button>
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="联系客服"
        className={styles.card}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <Card onClose={() => card.current?.hidePopover()} />}
      </div>
    </>
  )
}

const SERVICE_HOURS = '工作日 9:00–18:00'

const Card = ({ onClose }: { onClose: () => void }) => {
  const { hotline } = useContacts()
  return (
    <>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        ×
      </button>
      <p className={styles.lead}>遇到问题？请联系我们</p>
      {hotline && (
        <>
          <figure className={styles.code}>
            <QrCode text={`tel:${hotline}`} label={`二维码：拨打 ${hotline}`} size={148} />
            <figcaption>手机扫码，直接拨打</figcaption>
          </figure>
          <a href={`tel:${hotline}`} className={styles.hotline}>
            {hotline}
          </a>
        </>
      )}
      <p className={styles.hours}>服务时间：{SERVICE_HOURS}</p>
    </>
  )
}
