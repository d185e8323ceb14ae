import { useState } from 'react'
import { NavLink, useSearchParams } from 'react-router-dom'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './gallery.module.css'
import { groups, type Group } from './specimens/groups.ts'

/** Renders the navigation: all groups, with the specimens of the current one, or the results of a search. */
export const GalleryNav = ({ shown }: { shown: Group }) => {
  const [word, setWord] = useState('')
  const [search] = useSearchParams()
  return (
    <nav className={styles.nav} aria-label="控件与结构">
      <TextField label="查找" type="search" value={word} onChange={setWord} />
      <ul className={styles.groups}>
        {groups.map((group) => {
          const found = word.trim() ? namesWith(group, word.trim().toLowerCase()) : undefined
          if (found?.length === 0) return null
          const names = found ?? (group === shown ? Object.keys(group.specimens) : [])
          return (
            <li key={group.name}>
              <NavLink
                to={{ pathname: `/workbench/gallery/${group.name}`, search: String(search) }}
                className={classNames(styles.group)}
                aria-current={group === shown ? 'page' : undefined}
              >
                {group.title}
              </NavLink>
              <ul className={styles.names} data-found={found !== undefined || undefined}>
                {names.map((name) => (
                  <li key={name}>
                    <NavLink
                      to={{
                        pathname: `/workbench/gallery/${group.name}`,
                        search: String(search),
                        hash: name,
                      }}
                      className={classNames(styles.anchor)}
                      aria-current={false}
                    >
                      {group.specimens[name]?.title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const namesWith = ({ specimens }: Group, word: string): string[] =>
  Object.entries(specimens)
    .filter(([name, { title, note }]) => `${name} ${title} ${note}`.toLowerCase().includes(word))
    .map(([name]) => name)
