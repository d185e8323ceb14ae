import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import styles from './step-intro.module.css'

const noteCode = lazyCode(async () => (await import('./preparation-note.tsx')).PreparationNote)

/** The note before the first step, loaded on demand: its line has its place before, and a failure hides it alone. */
export const LazyPreparation = () => {
  const Note = useCode(noteCode)
  return Note ? <Note /> : <div className={styles.preparation} />
}
