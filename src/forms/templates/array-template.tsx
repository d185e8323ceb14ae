import { getUiOptions, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import unseen from '#src/ui/display/unseen.module.css'
import { fieldPartId } from '../fields/field-ids.ts'
import styles from '../styles/schema-form.module.css'
import { itemName } from './array-item-template.tsx'
import { RemovedItem } from './removed-item.tsx'
import { ListScopeContext } from './list-scope.ts'
import { useList } from './use-list.ts'

/** A list that the customer adds items to; a removed item can be restored. */
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
  const count = items.length
  const { minItems = 0, maxItems } = schema
  const { list, addButton, status, removed, scope, added, restore } = useList(
    formData,
    count,
    minItems,
  )
  const itemTitle = titleOfItems(schema)
  const gap = removed && (
    <RemovedItem
      key="removed"
      name={removed.name}
      disabled={disabled}
      onRestore={() => restore(removed)}
    />
  )

  return (
    <section className={styles.section} role="group" aria-labelledby={fieldPartId(id, 'label')}>
      <h3
        id={fieldPartId(id, 'label')}
        className={required ? `${styles.title} ${styles.required}` : styles.title}
      >
        {title}
      </h3>
      {description && <p className={styles.description}>{description}</p>}
      {(count > 0 || gap) && (
        <ListScopeContext value={scope}>
          <ol ref={list} className={styles.items}>
            {gap ? items.toSpliced(removed.index, 0, gap) : items}
          </ol>
        </ListScopeContext>
      )}
      {count === 0 && readonly && <p className={styles.description}>未填写</p>}
      {canAdd && !readonly && (
        <Button
          ref={addButton}
          id={id}
          block
          className={styles.add}
          disabled={disabled}
          onClick={(event) => {
            added(itemName(itemTitle, count))
            onAddClick(event)
          }}
        >
          <Icon name="plus" />
          添加{itemTitle ?? title}
        </Button>
      )}
      {!canAdd && !readonly && maxItems !== undefined && (
        <p className={styles.help}>
          已有 {count} 项，最多 {maxItems} 项
        </p>
      )}
      <p role="status" className={unseen.unseen}>
        {status}
      </p>
    </section>
  )
}

/** The title of the items of a list. */
const titleOfItems = ({ items }: RJSFSchema): string | undefined =>
  isJsonObject(items) && typeof items.title === 'string' ? items.title : undefined
