import { useEffect, useState } from 'react'
import { after } from '#src/platform/clock.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'

/** The wait after which the page has loaded what it shows; ms. */
const PAGE_LOAD = 3_000

const live = lazyCode(() => import('#src/session/live-changes.tsx'))

/** Follows the changes of the customer's data; its code and its connection come after those of the page. */
export const LateLiveChanges = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => after(PAGE_LOAD, () => setWanted(true)), [])
  const loaded = useCode(live, { isWanted })
  return loaded ? <loaded.LiveChanges /> : null
}
