import { PlusOutlined } from '@ant-design/icons'
import { getUiOptions, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { Button } from 'antd'
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { isEmptyAnswer, withoutEmpty } from '#schemas/process/answers.ts'
import { isJsonObject } from '#schemas/process/json-schema.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { FOCUSABLE } from '../focus-field.ts'
import styles from '../schema-form.module.css'
import { itemName } from './array-item-template.tsx'
import { ListScopeContext } from './list-scope.ts'

/** A list that the customer adds to, item by item. */
export const ArrayTemplate = ({
  fieldPathId,
  title,
  schema,
  uiSchema,
  items,
  formData,
  canAdd,
  onAddClick,
  disabled,
  readonly,
  required,
}: ArrayFieldTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const id = fieldPathId.$id
  const { description = schema.description } = getUiOptions(uiSchema)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [status, setStatus] = useState('')
  const count = items.length
  const { minItems = 0, maxItems } = schema
  /** Where the focus goes once the list is as it should be. */
  const focus = useRef<{ count: number; item: number; selector: string }>(undefined)
  useLayoutEffect(() => {
    const wanted = focus.current
    if (wanted?.count !== count) return
    focus.current = undefined
    const item = list.current?.children[wanted.item]
    const target =
      item?.querySelector<HTMLElement>(wanted.selector) ??
      item?.querySelector<HTMLElement>('[data-tool]:not(:disabled)') ??
      addButton.current
    target?.focus()
  })

  const scope = useMemo(
    () => ({
      canRemove: count > minItems,
      minItems,
      hasContent: (index: number) => hasContent(Array.isArray(formData) ? formData[index] : null),
      removed: (index: number, name: string) => {
        const selector = '[data-tool=remove]:not(:disabled)'
        focus.current = { count: count - 1, item: Math.min(index, count - 2), selector }
        setStatus(`已删除${name}，还有 ${count - 1} 项`)
      },
      moved: (to: number, name: string, tool: 'up' | 'down') => {
        focus.current = { count, item: to, selector: `[data-tool=${tool}]:not(:disabled)` }
        setStatus(`${name}已移到第 ${to + 1} 项`)
      },
    }),
    [count, minItems, formData],
  )
  const itemTitle = titleOfItems(schema)

  return (
    <section className={styles.section} role="group" aria-labelledby={fieldPartId(id, 'label')}>
      <h3
        id={fieldPartId(id, 'label')}
        className={required ? `${styles.title} ${styles.required}` : styles.title}
      >
        {title}
      </h3>
      {description && <p className={styles.description}>{description}</p>}
      {count > 0 && (
        <ListScopeContext value={scope}>
          <ol ref={list} className={styles.items}>
            {items}
          </ol>
        </ListScopeContext>
      )}
      {count === 0 && readonly && <p className={styles.description}>未填写</p>}
      {canAdd && !readonly && (
        <Button
          ref={addButton}
          id={id}
          block
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          className={styles.add}
          disabled={disabled}
          onClick={(event) => {
            focus.current = { count: count + 1, item: count, selector: FIELD }
            setStatus(`已添加${itemName(itemTitle, count)}，共 ${count + 1} 项`)
            onAddClick(event)
          }}
        >
          添加{itemTitle ?? title}
        </Button>
      )}
      {!canAdd && !readonly && maxItems !== undefined && (
        <p className={styles.help}>
          已有 {count} 项，最多 {maxItems} 项
        </p>
      )}
      <p role="status" className={styles.unseen}>
        {status}
      </p>
    </section>
  )
}

/** The first thing to fill in, not the tools above it. */
const FIELD = FOCUSABLE.split(', ')
  .map((selector) => `${selector}:not([data-tool])`)
  .join()

/** What one item of a list is called. */
const titleOfItems = ({ items }: RJSFSchema): string | undefined =>
  isJsonObject(items) && typeof items.title === 'string' ? items.title : undefined

const hasContent = (item: unknown): boolean => {
  const kept = withoutEmpty(item)
  return isJsonObject(kept) ? Object.values(kept).some(hasContent) : !isEmptyAnswer(kept)
}
