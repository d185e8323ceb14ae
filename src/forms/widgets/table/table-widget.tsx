import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { useState, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react'
import { itemOf } from '#engine/form/all-fields.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { notInCells } from '#engine/form/table-cells.ts'
import { COMPILED } from '#engine/form/rendered-ui-schema.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import texts from '#src/ui/theme/text.module.css'
import unseen from '#src/ui/display/unseen.module.css'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { UnsupportedField } from '../../fields/unsupported-field.tsx'
import { FileButton } from './file-button.tsx'
import { columnsOf, type Column, type Row } from './columns.ts'
import { TableRow } from './table-row.tsx'
import styles from './table.module.css'
import { cellId, useTable } from './use-table.ts'

/** A list of objects as a table, one row per item: edited, sorted, or pasted from a spreadsheet. */
export const TableWidget = (properties: FieldWidgetProps): ReactElement => {
  const {
    id,
    name,
    value,
    schema,
    onChange,
    disabled = false,
    readonly = false,
    label,
  } = properties
  // The registry of the first render: rjsf creates another one in each render.
  const [registry] = useState(properties.registry)
  const item = itemOfTable(properties)
  const [columns] = useState(() =>
    item ? columnsOf(item, properties.uiSchema?.['items'] as UiSchema | undefined) : [],
  )
  const minRows = schema.minItems ?? 0
  const maxRows = Math.min(schema.maxItems ?? MOST, MOST)
  const { store, model } = useFormScope()
  const table = useTable({
    id,
    value,
    newest: () => model?.at(store.fields.get(id)?.path ?? []) ?? value,
    columns,
    minRows,
    maxRows,
    emptyRow: () => (registry.schemaUtils.getDefaultFormState(itemSchemaOf(schema)) ?? {}) as Row,
    onChange,
  })
  const { rows, actions, notice, sorted } = table
  const { aria } = useControl(properties)
  const isEditable = !disabled && !readonly
  const isFull = rows.length >= maxRows
  const takesFiles = properties.options[OPTIONS.fromFile] === true

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isEditable || text === '') return
    const cell = cellOf(event.target)
    const row = Number(cell?.dataset['row'] ?? rows.length)
    const column = columns.findIndex((one) => one.name === cell?.dataset['column'])
    const active = document.activeElement
    // Blurs first, so that the cell shows its value again.
    if (active instanceof HTMLElement && cell?.contains(active)) active.blur()
    if (actions.paste({ row, column: Math.max(0, column) }, text)) event.preventDefault()
    if (active instanceof HTMLElement) active.focus()
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    // Enter would submit the step.
    if (event.key === 'Enter') event.preventDefault()
    const by = event.target.type === 'text' ? STEPS[event.key] : undefined
    const cell = cellOf(event.target)
    if (!by || !cell) return
    event.preventDefault()
    const next = Number(cell.dataset['row']) + by
    document.getElementById(cellId(id, next, cell.dataset['column'] ?? ''))?.focus()
  }

  return (
    // Key and paste events of the cells bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby={fieldPartId(id, 'label')}
      aria-describedby={aria['aria-describedby']}
      className={styles.table}
      onPaste={paste}
      onKeyDown={walk}
    >
      {rows.length > 0 && (
        <div
          className={styles.scroll}
          {...(readonly && { tabIndex: 0, role: 'region', 'aria-label': label })}
        >
          <table>
            <thead>
              <tr>
                <th scope="col" className={styles.number}>
                  <span className={unseen.unseen}>行号</span>
                </th>
                {columns.map((column) => (
                  <ColumnHead
                    key={column.name}
                    column={column}
                    direction={sorted?.name === column.name ? sorted.direction : undefined}
                    isSortable={isEditable && rows.length > 1}
                    onSort={(direction) => actions.sort(column, direction)}
                  />
                ))}
                {!readonly && (
                  <th scope="col">
                    <span className={unseen.unseen}>操作</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <TableRow
                  key={index}
                  tableId={id}
                  tableName={name}
                  {...{ index, row, columns, disabled, readonly, registry, actions }}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  canRemove={rows.length > minRows}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(item ? notInCells(item) : []).map(({ field: { name: member, title }, reason }) => (
        <UnsupportedField key={member} schema={{ $comment: reason }} named={`“${title}”`} />
      ))}
      {rows.length === 0 && (
        <p className={styles.empty}>{readonly ? '未填写' : emptyWords(takesFiles)}</p>
      )}
      {!readonly && (
        <div className={styles.foot}>
          <Button
            id={id}
            disabled={disabled || isFull}
            aria-label={`添加一行：${label}`}
            aria-describedby={aria['aria-describedby']}
            onClick={actions.add}
          >
            <Icon name="plus" />
            添加一行
          </Button>
          {takesFiles && (
            <FileButton
              label={label}
              disabled={disabled || isFull}
              onCells={actions.fill}
              onRefused={actions.tell}
            />
          )}
          <span className={texts.small}>{countWords(rows.length, minRows, schema.maxItems)}</span>
          <span className={styles.notice}>
            <span role="status">{notice?.words}</span>
            {notice?.before && isEditable && (
              <Button look="quiet" size="inline" onClick={() => actions.undo(notice.before ?? [])}>
                撤销
              </Button>
            )}
          </span>
        </div>
      )}
    </div>
  )
}

interface ColumnHeadProps {
  column: Column
  direction: 'ascending' | 'descending' | undefined
  isSortable: boolean
  onSort: (direction: 'ascending' | 'descending') => void
}

const ColumnHead = ({ column, direction, isSortable, onSort }: ColumnHeadProps) => {
  const title = (
    <span className={column.isRequired ? styles.required : undefined}>
      {column.title}
      {column.unit && `（${column.unit}）`}
    </span>
  )
  return (
    <th
      scope="col"
      className={column.isNumeric ? styles.figures : undefined}
      aria-sort={direction}
      data-kind={column.kind}
    >
      {isSortable && column.kind !== 'widget' ? (
        <button
          type="button"
          className={styles.sort}
          title={direction === 'ascending' ? '按降序排列' : '按升序排列'}
          onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
        >
          {title}
          <Icon
            name={direction === 'descending' ? 'sortDown' : 'sortUp'}
            className={direction ? styles.sorted : styles.unsorted}
          />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

/** Maximum number of rows, whatever the definition allows. */
const MOST = 500

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

const itemOfTable = ({ options }: FieldWidgetProps): Field | undefined => {
  const field = options[COMPILED] as Field | undefined
  return field && itemOf(field)
}

const itemSchemaOf = ({ items }: RJSFSchema): RJSFSchema =>
  typeof items === 'object' && !Array.isArray(items) ? items : {}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

const emptyWords = (takesFiles: boolean): string =>
  takesFiles
    ? '还没有内容。可以从 XLSX 或 CSV 文件填入，也可以从电子表格复制后粘贴，或逐行添加。'
    : '还没有内容。可以逐行添加，也可以从电子表格复制后粘贴。'

const countWords = (count: number, least: number, most: number | undefined): string => {
  const limits = [least > 0 && `至少 ${least} 行`, most !== undefined && `最多 ${most} 行`]
  return [`共 ${count} 行`, ...limits.filter(Boolean)].join('，')
}
