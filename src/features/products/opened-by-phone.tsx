import { useContacts } from '#src/session/use-contacts.ts'
import texts from '#src/ui/theme/text.module.css'
import styles from './opened-by-phone.module.css'

/** Explains how to open a product that has no opening process online. */
export const OpenedByPhone = () => {
  const { hotline } = useContacts()
  return (
    <section className={styles.notice} aria-label="如何开通">
      <p className={texts.ink}>由客服为您开通，请致电</p>
      <p className={styles.hotline}>{hotline && <a href={`tel:${hotline}`}>{hotline}</a>}</p>
      <p className={texts.note}>开通后，以下业务可随时在线办理。</p>
    </section>
  )
}
