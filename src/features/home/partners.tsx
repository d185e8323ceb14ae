import { useDeferredValue } from 'react'
import { cecList, partnerList } from '#schemas/api/home.ts'
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
              <li key={id} className={styles.member}>
                <strong>{name}</strong>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
