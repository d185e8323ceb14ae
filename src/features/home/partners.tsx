import { useDeferredValue } from 'react'
import { cecList, partnerList } from '#schemas/api/home.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './partners.module.css'
import { useHomeList } from './use-home-list.ts'

/** Renders the institutions and the core enterprises that the provider works with; nothing without any. */
export const Partners = () => {
  const partners = useDeferredValue(useHomeList(partnerList).data) ?? []
  const enterprises = useDeferredValue(useHomeList(cecList).data) ?? []
  const groups = [
    {
      title: '合作机构',
      members: partners.map(({ role, ...one }) => ({ ...one, note: role })),
    },
    {
      title: '核心企业',
      members: enterprises.map(({ industry, ...one }) => ({ ...one, note: industry })),
    },
  ].filter(({ members }) => members.length > 0)
  return (
    <div className={styles.groups}>
      {groups.map(({ title, members }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.members}>
            {members.map(({ id, name, note }) => (
              <li key={id} className={classNames(card.card, styles.member)}>
                <strong>{name}</strong>
                <span className={texts.small}>{note}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
