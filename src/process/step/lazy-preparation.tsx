import { lazyComponent } from '#src/platform/lazy-component.tsx'
import styles from './step-intro.module.css'

/** The note before the first step, loaded on demand; its line has its place before it is there. */
export const LazyPreparation = lazyComponent(
  async () => (await import('./preparation-note.tsx')).PreparationNote,
  <div className={styles.preparation} />,
)
