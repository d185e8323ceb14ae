import type { RJSFSchema, UiSchema, Experimental_DefaultFormStateBehavior } from '@rjsf/utils'
import { useMemo, useState, type ReactElement } from 'react'
import type { FormDefinition } from './form-types.ts'
import { withKnownWidgets } from './known-widgets.ts'
import { RjsfForm } from './rjsf-form.tsx'
import { translate } from './translate.ts'
import { formValidator } from './validation/validator.ts'

interface FormBodyProps {
  id: string
  definition: FormDefinition
  initialData: unknown
  onChange: (data: unknown, fieldId: string | undefined) => void
  readOnly: boolean
  disabled: boolean
}

/** Nothing is answered for the customer: constants and the first of several shapes have to be chosen. */
const BEHAVIOUR: Experimental_DefaultFormStateBehavior = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'requiredOnly' },
}

/** The form as rjsf renders it. Checking and showing errors is ours (`use-form-session.ts`). */
export const FormBody = ({
  id,
  definition,
  initialData,
  onChange,
  readOnly,
  disabled,
}: FormBodyProps): ReactElement => {
  const [validator] = useState(formValidator)
  const uiSchema = useMemo(
    () => withKnownWidgets(definition.uiSchema ?? {}) as UiSchema<unknown, RJSFSchema>,
    [definition],
  )
  return (
    <RjsfForm
      // The fields may stand inside a form of the page.
      tagName="div"
      idPrefix={id}
      schema={definition.schema as RJSFSchema}
      uiSchema={uiSchema}
      initialFormData={initialData}
      validator={validator}
      noValidate
      showErrorList={false}
      readonly={readOnly}
      disabled={disabled}
      translateString={translate}
      experimental_defaultFormStateBehavior={BEHAVIOUR}
      onChange={({ formData }, fieldId) => onChange(formData, fieldId)}
    >
      {/* Something, so that rjsf adds no button of its own. */}
      <></>
    </RjsfForm>
  )
}
