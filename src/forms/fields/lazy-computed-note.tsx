import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import type { ComputedNote } from './computed-note.tsx'

const noteCode = lazyCode(() => import('./computed-note.tsx'))

/** Loads the note of a computed value on demand: few fields are computed. */
export const LazyComputedNote = (props: Parameters<typeof ComputedNote>[0]) => {
  const loaded = useCode(noteCode)
  return loaded ? <loaded.ComputedNote {...props} /> : null
}
