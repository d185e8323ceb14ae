import { useContacts } from '#src/session/use-contacts.ts'
import { QrCode } from '#src/ui/display/qr-code.tsx'
import texts from '#src/ui/theme/text.module.css'
import styles from './customer-service-card.module.css'

const SERVICE_HOURS = '工作日 9:00–18:00'

/** Renders the hotline, also as a QR code, and its hours. */
export const CustomerServiceCard = () => {
  const { hotline } = useContacts()
  return (
    <>
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
      <p className={texts.note}>服务时间：{SERVICE_HOURS}</p>
    </>
  )
}
