import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { widgets } from '#engine/widgets/widgets.ts'
import { Icon } from '#src/ui/controls/icon.tsx'
import unseen from '#src/ui/display/unseen.module.css'
import { precisionOf } from '../../text/precision.ts'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useDescribed } from '../../fields/use-control.ts'
import { useTypedText } from '../../fields/use-typed-text.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { FieldError } from '../../fields/field-error.tsx'
import { editedText, plainText, shownText, typedValue } from './cell-value.ts'
import type { Column } from './columns.ts'
import { cellName } from './paste.ts'
import styles from './table.module.css'
import { cellId } from './use-table.ts'

interface TableCellProps {
  tableId: string
  tableName: string
  index: number
  column: Column
  value: unknown
  disabled: boolean
  registry: FieldWidgetProps['registry']
  onChange: (index: number, name: string, value: unknown) => void
}

/** One cell, a field like any other: it has a label, an error, and an entry in the error summary. */
export const TableCell = (properties: TableCellProps): ReactElement => {
  const { tableId, index, column } = properties
  const id = cellId(tableId, index, column.name)
  const element = useRef<HTMLTableCellElement>(null)
  const { store } = useFormScope()
  useLayoutEffect(
    () =>
      element.current
        ? store.mount(id, {
            get path() {
              return [...(store.fields.get(tableId)?.path ?? []), index, column.name]
            },
            element: element.current,
            label: cellName(index, column),
            widget: column.widget,
            schema: column.schema,
            options: column.options,
            isList: false,
            isRequired: column.isRequired,
          })
        : undefined,
    [store, id, tableId, index, column],
  )
  const Control = CONTROLS[column.kind]
  return (
    <td
      ref={element}
      className={styles.cell}
      data-row={index}
      data-column={column.name}
      data-kind={column.isNumeric ? 'figure' : column.kind}
    >
      <label id={fieldPartId(id, 'label')} htmlFor={id} className={styles.cellLabel}>
        <span className={unseen.unseen}>第 {index + 1} 行 </span>
        <span className={column.isRequired ? styles.required : undefined}>
          {column.title}
          {column.unit && <span className={styles.unit} data-unit={`（${column.unit}）`} />}
        </span>
      </label>
      <Control {...properties} id={id} />
      <FieldError id={id} />
    </td>
  )
}

type ControlProps = TableCellProps & { id: string }

/** The properties common to the controls of all cells. */
const useShared = ({ id, tableName, index, column, disabled }: ControlProps) => {
  const { aria } = useDescribed(id, column.isRequired)
  return {
    id,
    name: id,
    disabled,
    className: column.isNumeric ? `${styles.control} ${styles.figures}` : styles.control,
    'data-bench-field': `${tableName}.${index}.${column.name}`,
    // The label is visually hidden where the column header shows it.
    'aria-labelledby': fieldPartId(id, 'label'),
    ...aria,
  }
}

const TypedCell = (properties: ControlProps) => {
  const { index, column, value, onChange } = properties
  const { typed } = useTypedText({
    shown: editedText(column, value),
    parse: (text) => typedValue(column, text),
    display: (text) => shownText(column, text),
    onChange: (next) => onChange(index, column.name, next),
  })
  return (
    <input
      {...useShared(properties)}
      {...typed}
      type="text"
      inputMode={column.isNumeric ? 'decimal' : widgets[column.widget].keyboard}
      autoComplete="off"
      placeholder={textOf(column.options.placeholder) ?? precisionOf(column.widget)?.placeholder}
    />
  )
}

const SelectCell = (properties: ControlProps) => {
  const { index, column, value, onChange } = properties
  const place = column.enumOptions.findIndex((option) => option.value === value)
  return (
    <select
      {...useShared(properties)}
      data-empty={place < 0}
      value={place < 0 ? '' : place}
      onChange={({ target }) =>
        onChange(index, column.name, column.enumOptions[Number(target.value || -1)]?.value)
      }
    >
      <option value="">请选择</option>
      {column.enumOptions.map(({ label }, position) => (
        <option key={position} value={position}>
          {label}
        </option>
      ))}
    </select>
  )
}

const YesNoCell = (properties: ControlProps) => {
  const { index, column, value, onChange } = properties
  return (
    <label className={styles.tickArea}>
      <input
        {...useShared(properties)}
        type="checkbox"
        className={styles.tick}
        checked={value === true}
        onChange={({ target }) => onChange(index, column.name, target.checked)}
      />
    </label>
  )
}

/** A day, typed as text; the browser's calendar is for pointer users. */
const DayCell = (properties: ControlProps) => {
  const { id, index, column, value, disabled, onChange } = properties
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.day}>
      <TypedCell {...properties} />
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        value={plainText(value)}
        onChange={({ target }) => {
          if (target.value) onChange(index, column.name, target.value)
        }}
      />
      <button
        type="button"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        onClick={() => {
          document.getElementById(id)?.focus()
          picker.current?.showPicker()
        }}
      >
        {CALENDAR}
      </button>
    </div>
  )
}

const CALENDAR = <Icon name="calendar" />

/** The field's regular widget, for kinds without a control of the table's own. */
const WidgetCell = (properties: ControlProps) => {
  const { id, index, column, value, disabled, registry, onChange } = properties
  const { schema, uiSchema, options, enumOptions, isRequired } = column
  const Widget = registry.widgets[column.widget]
  if (!Widget) return null
  const label = cellName(index, column)
  return (
    <Widget
      id={id}
      name={id}
      htmlName={id}
      label={label}
      schema={schema}
      uiSchema={uiSchema}
      options={{ ...options, enumOptions: [...enumOptions] as { label: string; value: unknown }[] }}
      value={value}
      required={isRequired}
      disabled={disabled}
      readonly={false}
      multiple={schema.type === 'array'}
      placeholder={textOf(options.placeholder) ?? ''}
      registry={registry}
      onChange={(next) => onChange(index, column.name, next)}
      onBlur={nothing}
      onFocus={nothing}
    />
  )
}

const CONTROLS = {
  typed: TypedCell,
  select: SelectCell,
  yesNo: YesNoCell,
  day: DayCell,
  widget: WidgetCell,
} as const

const nothing = () => undefined

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
