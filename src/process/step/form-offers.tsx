import { useMutation } from '@tanstack/react-query'
import { offersOf, type Offer } from '#engine/form/offers.ts'
import { pointerTokens } from '#engine/json/pointer.ts'
import type { PlanForm } from '#engine/process/plan.ts'
import { processOffered } from '#schemas/api/process.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { sourceNames } from '../context/use-form-context.ts'
import { collectedData, useFlow, useIsBusy } from '../flow/use-flow.ts'
import styles from './form-offers.module.css'

/** Offers the records that the customer has on file: a chosen one fills the form, which can be changed as before. */
export const FormOffers = ({ form: { plan: form }, onFill }: FormOffersProps) => {
  const { plan, actor } = useFlow()
  const isBusy = useIsBusy()
  const [key = ''] = pointerTokens(form.root.source ?? '')
  const variable = plan.externalData.find(({ keyName }) => keyName === key)?.variable ?? key
  const { mutate, isPending } = useMutation({
    mutationFn: (offer: Offer) => call(processOffered, { query: { variable, id: offer.id } }),
    onSuccess: (values, { title }) => {
      onFill(values)
      notify.success(`已填入${title}`)
    },
  })
  const offers = offersOf(form, collectedData(plan, actor))
  if (offers.length === 0) return null
  const origin = `从${sourceNames(plan)[key]}填入`
  return (
    <div role="group" aria-label={origin} className={styles.offers}>
      <span aria-hidden="true">{origin}</span>
      {offers.map((offer) => (
        <Button
          key={offer.id}
          size="small"
          className={styles.offer}
          disabled={isBusy || isPending}
          onClick={() => mutate(offer)}
        >
          {offer.title}
        </Button>
      ))}
    </div>
  )
}

interface FormOffersProps {
  form: PlanForm
  /** Fills the form with the values of the chosen record. */
  onFill: (values: Readonly<Record<string, unknown>>) => void
}
