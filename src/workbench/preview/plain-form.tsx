import { Form, Widgets } from '@rjsf/antd'
import { getDefaultRegistry } from '@rjsf/core'
import { useMemo, useState } from 'react'
import type { PlanForm } from '#engine/process/plan.ts'
import { AntdTheme } from '#src/forms/picker/antd-theme.tsx'
import { FormBoundary } from '#src/forms/rendering/form-boundary.tsx'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { plainUiSchema } from './plain-ui-schema.ts'
import styles from './preview.module.css'

const widgets = { ...getDefaultRegistry().widgets, ...Widgets }

interface PlainFormProps {
  form: PlanForm
  /** The values by form id: what was filled in is shown in both forms. */
  data: Map<string, unknown>
}

/**
 * Renders a form as rjsf does with its antd theme, and with nothing of the portal: an author sees which of its words any
 * other form of rjsf would understand. Its validator is the portal's, because ajv would compile code (decision 5).
 */
export const PlainForm = ({ form: { id, plan }, data }: PlainFormProps) => {
  const { uiSchema, own } = useMemo(() => plainUiSchema(plan, widgets), [plan])
  const [initial] = useState(() => data.get(id) ?? plan.formData ?? {})
  return (
    <>
      {own.length > 0 && (
        <p className={styles.note}>
          门户自己的控件，rjsf 没有，以它的默认控件显示：{own.join('、')}
        </p>
      )}
      <FormBoundary>
        <AntdTheme>
          <Form
            idPrefix={`${id}_plain`}
            schema={plan.schema}
            uiSchema={uiSchema}
            formData={initial}
            validator={interpretingValidator}
            onChange={({ formData }) => data.set(id, formData)}
          />
        </AntdTheme>
      </FormBoundary>
    </>
  )
}
