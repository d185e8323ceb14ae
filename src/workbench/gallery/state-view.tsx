import { useEffect, useRef } from 'react'
import { FormReview } from '#src/forms/form-review.tsx'
import type { FormHandle } from '#src/forms/model/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { after } from '#src/platform/clock.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import styles from './gallery.module.css'
import type { SpecimenState } from './states.ts'

/** Renders one state of a specimen under its name. */
export const StateView = ({ id, state }: { id: string; state: SpecimenState }) => {
  const { name, title, form: plan, data, context } = state
  const form = useRef<FormHandle>(null)
  // Validation needs a rendered form.
  useEffect(() => (name === 'error' ? after(0, () => form.current?.validate()) : undefined), [name])
  return (
    <figure className={classNames(card.card, styles.state)} aria-labelledby={`${id}__title`}>
      <figcaption id={`${id}__title`} className={styles.stateTitle}>
        {title}
      </figcaption>
      {name === 'review' ? (
        <FormReview form={plan} data={data} context={context} />
      ) : (
        <SchemaForm
          ref={form}
          id={id}
          form={plan}
          data={data}
          context={context}
          readOnly={name === 'readOnly'}
          disabled={name === 'disabled'}
        />
      )}
    </figure>
  )
}
