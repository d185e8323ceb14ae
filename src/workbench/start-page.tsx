import { Link } from 'react-router-dom'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import { screens } from './screens.ts'
import styles from './workbench.module.css'

/** The start page of the workbench: a list of its screens. */
export const StartPage = () => (
  <main className={styles.start}>
    <h1>工作台</h1>
    <ul className={styles.screens}>
      {screens.map(({ to, title, description }) => (
        <li key={to}>
          <Link to={to} className={classNames(card.card, styles.screen)}>
            <h2>{title}</h2>
            <p>{description}</p>
          </Link>
        </li>
      ))}
    </ul>
  </main>
)
