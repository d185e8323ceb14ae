import type { RJSFSchema, UiSchema, Experimental_DefaultFormStateBehavior } from '@rjsf/utils'
import { memo, useMemo, useState, type ReactElement } from 'react'
import { isJsonObject } from '#schemas/process/json-schema.ts'
import type { FormDefinition } from './form-types.ts'
import { withKnownWidgets } from './known-widgets.ts'
import { renderableSchema } from './renderable-schema.ts'
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

/**
 * Nothing is answered for the customer: constants and the first of several shapes have to be chosen. A list
 * of groups begins with as many empty ones as it needs.
 */
const BEHAVIOUR: Experimental_DefaultFormStateBehavior = {
  constAsDefaults: 'never',
  arrayMinItems: {
    populate: 'all',
    computeSkipPopulate: (_, { items }) =>
      !isJsonObject(items) || !(isJsonObject(items.properties) || '$ref' in items),
  },
}

const Body = ({
  id,
  definition,
  initialData,
  onChange,
  readOnly,
  disabled,
}: FormBodyProps): ReactElement => {
  const [validator] = useState(formValidator)
  const schema = useMemo(() => renderableSchema(definition.schema), [definition])
  const uiSchema = useMemo(
    () => withKnownWidgets(definition.uiSchema ?? {}) as UiSchema<unknown, RJSFSchema>,
    [definition],
  )
  return (
    <RjsfForm
      // The fields may stand inside a form of the page.
      tagName="div"
      idPrefix={id}
      schema={schema}
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

/** The form as rjsf renders it. Checking and showing errors is ours (`use-form-session.ts`). */
export const FormBody = memo(Body)
