import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import type { Remarks } from './pinned-reasons.tsx'

/** The reasons of a return by their fields, loaded on demand: few flows are returned. */
export const pinsCode = lazyCode(() => import('./pinned-reasons.tsx'))

/** The reviewer's remarks at a field; a failure hides them alone. */
export const LazyRemarks = (props: Parameters<typeof Remarks>[0]) => {
  const loaded = useCode(pinsCode)
  return loaded ? <loaded.Remarks {...props} /> : null
}
