import type { ReactElement } from 'react'
import { fieldPartId } from '../../fields/field-ids.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { Trial } from '../../trial/trial.tsx'

/** Shows the repayment plan that the typed values come to; it has no value of its own. */
export const TrialWidget = ({ id, options }: FieldWidgetProps): ReactElement => {
  const { context } = useFormScope()
  return (
    <div id={id} role="group" aria-labelledby={fieldPartId(id, 'label')}>
      <Trial options={options} context={context} />
    </div>
  )
}
