import OptionalDataControls from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js'
import {
  getUiOptions,
  type FieldProps,
  type OptionalDataControlsTemplateProps,
  type RJSFSchema,
} from '@rjsf/utils'
import { useRef, type ComponentType, type ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import styles from '../styles/schema-form.module.css'

type Properties = FieldProps<unknown, RJSFSchema>

const Controls = OptionalDataControls as unknown as ComponentType<Properties>

/** rjsf's control of a group that a customer adds and takes out; one that is added again has its earlier values. */
export const OptionalGroupField = (field: Properties): ReactElement => {
  const removed = useRef<unknown>(undefined)
  const change: Properties['onChange'] = (value, ...rest) => {
    if (value === undefined) removed.current = field.formData
    field.onChange(value === undefined ? value : (removed.current ?? value), ...rest)
  }
  return <Controls {...field} onChange={change} />
}

/** The button that adds a group or takes it out; it stays focused. For a group that is only read, the note that it is absent. */
export const OptionalGroupControl = ({
  id,
  label,
  schema,
  uiSchema,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const onClick = onAddClick ?? onRemoveClick
  if (!onClick)
    return (
      <span id={id} className={styles.absent}>
        {label}
      </span>
    )
  return (
    <Button
      id={id}
      size="small"
      look={onAddClick ? 'secondary' : 'quiet'}
      aria-label={`${label}${getUiOptions(uiSchema).title ?? schema.title ?? ''}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
