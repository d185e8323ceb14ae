import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import styles from './step-intro.module.css'

const noteCode = lazyCode(() => import('./preparation-note.tsx'))

/** The note before the first step, loaded on demand: its line has its place before, and a failure hides it alone. */
export const LazyPreparation = () => {
  const loaded = useCode(noteCode)
  return loaded ? <loaded.PreparationNote /> : <div className={styles.preparation} />
}
