import { Form } from '@rjsf/antd'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { asJsonSchema } from '../json-schema.ts'
import { reactEngine, servePage } from '../page.tsx'

/* react-jsonschema-form with antd and its defaults. */

servePage(
  reactEngine((form, expose) => {
    const { schema, data } = asJsonSchema(form)
    let newest: unknown = data
    expose(() => newest)
    return (
      <Form
        schema={schema as RJSFSchema}
        formData={data}
        validator={validator}
        // The browser's own validation would stop at the first field.
        noHtml5Validate
        onChange={({ formData }) => (newest = formData)}
      />
    )
  }),
)
