import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import type { FormOffers } from './form-offers.tsx'

const offersCode = lazyCode(() => import('./form-offers.tsx'))

/** The records that a form can be filled with, loaded on demand: few forms have them; a failure hides them alone. */
export const LazyFormOffers = (props: Parameters<typeof FormOffers>[0]) => {
  const loaded = useCode(offersCode)
  return loaded ? <loaded.FormOffers {...props} /> : null
}
