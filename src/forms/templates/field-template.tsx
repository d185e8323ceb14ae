import { getUiOptions, type FieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { useContext, useLayoutEffect, useRef, type ReactElement } from 'react'
import { widgets } from '#engine/widgets/widgets.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { useFormScope } from '../model/form-scope.ts'
import { areSelectableBranches } from '#engine/form/rendered-schema.ts'
import styles from '../styles/schema-form.module.css'
import { BRANCH } from '../model/branches.ts'
import { isAmount, widgetOf } from '#engine/form/widget-of.ts'
import { LazyComputedNote } from '../fields/lazy-computed-note.tsx'
import { FieldError } from '../fields/field-error.tsx'
import { RangeNote } from '../fields/range-note.tsx'
import { SourceNote } from '../fields/source-note.tsx'
import { NamedElsewhereContext } from './named-elsewhere.ts'

/** One field: label, description, control, help, error. Objects and lists render their own heading. */
export const FieldTemplate = (
  properties: FieldTemplateProps<unknown, RJSFSchema>,
): ReactElement => {
  const named = useContext(NamedElsewhereContext)
  // The branch is inside its field's own FieldTemplate already.
  if (named?.isBranch && named.id === properties.id) return <>{properties.children}</>
  return <Field {...properties} />
}

const Field = (properties: FieldTemplateProps<unknown, RJSFSchema>) => {
  const { id, children, required, hidden, schema, uiSchema, fieldPathId } = properties
  const {
    store,
    context: { Remarks },
  } = useFormScope()
  const element = useRef<HTMLDivElement>(null)
  const options = getUiOptions(uiSchema)
  const widget = widgetOf(schema, options.widget)
  const { isWide, isGroup = false, isOnlyRead, isLabelled: labelsItself } = widgets[widget]
  const isList = schema.type === 'array' && !properties.displayLabel
  const isContainer = isList || schema.type === 'object'
  const label = labelOf(properties)
  const isLabelled = !isContainer && properties.displayLabel && !labelsItself
  const width = options.width ?? (isContainer || isWide ? 'full' : 'half')

  useLayoutEffect(() =>
    element.current
      ? store.mount(id, {
          path: fieldPathId.path,
          element: element.current,
          label,
          widget,
          schema,
          options,
          isList,
          isRequired: required === true,
        })
      : undefined,
  )

  return (
    <div
      ref={element}
      hidden={hidden}
      className={[
        styles.field,
        isContainer && styles.container,
        styles[String(width)] ?? styles.half,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {isLabelled && (
        <FieldLabel id={id} label={label} required={required && !isOnlyRead} isGroup={isGroup} />
      )}
      {!isContainer && properties.rawDescription && (
        <p id={fieldPartId(id, 'description')} className={styles.description}>
          {properties.rawDescription}
        </p>
      )}
      {children}
      {Remarks && <Remarks id={id} value={properties.formData} />}
      {properties.rawHelp && (
        <p id={fieldPartId(id, 'help')} className={styles.help}>
          {properties.rawHelp}
        </p>
      )}
      {options.range !== undefined && !isOnlyRead && (
        <RangeNote id={fieldPartId(id, 'range')} options={options} isMoney={isAmount(widget)} />
      )}
      {typeof options.source === 'string' && !isOnlyRead && (
        <SourceNote schema={schema} options={options} value={properties.formData} />
      )}
      {options.computed !== undefined && <LazyComputedNote path={fieldPathId.path} />}
      {/* An error of the form as a whole is shown below the form. */}
      {fieldPathId.path.length > 0 && <FieldError id={id} />}
    </div>
  )
}

/** The label of a field; items of a list share one title, so theirs has the item's number. */
const labelOf = ({
  label,
  schema,
  fieldPathId,
}: FieldTemplateProps<unknown, RJSFSchema>): string => {
  const place = fieldPathId.path.at(-1)
  if (typeof label !== 'string') return ''
  if (label === '' && areSelectableBranches(schema.oneOf ?? schema.anyOf)) return BRANCH
  if (typeof place !== 'number') return label
  return `${schema.title ?? label.replace(/-\d+$/, '')} ${place + 1}`
}

interface FieldLabelProps {
  id: string
  label: string
  required: boolean | undefined
  isGroup: boolean
}

const FieldLabel = ({ id, label, required, isGroup }: FieldLabelProps) => {
  const shared = {
    id: fieldPartId(id, 'label'),
    className: required ? `${styles.label} ${styles.required}` : styles.label,
    children: label,
  }
  return isGroup ? <span {...shared} /> : <label htmlFor={id} {...shared} />
}
