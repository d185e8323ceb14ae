import { PlusOutlined } from '@ant-design/icons'
import { getUiOptions, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { Button } from 'antd'
import type { ReactElement } from 'react'
import { isJsonObject } from '#schemas/process/json-schema.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import styles from '../schema-form.module.css'

/** A list that the customer adds to, item by item. */
export const ArrayTemplate = ({
  fieldPathId,
  title,
  schema,
  uiSchema,
  items,
  canAdd,
  onAddClick,
  disabled,
  readonly,
  required,
}: ArrayFieldTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const id = fieldPathId.$id
  const { description = schema.description } = getUiOptions(uiSchema)
  return (
    <section className={styles.section} role="group" aria-labelledby={fieldPartId(id, 'label')}>
      <h3
        id={fieldPartId(id, 'label')}
        className={required ? `${styles.title} ${styles.required}` : styles.title}
      >
        {title}
      </h3>
      {description && <p className={styles.description}>{description}</p>}
      {items.length > 0 && <ol className={styles.items}>{items}</ol>}
      {items.length === 0 && readonly && <p className={styles.description}>未填写</p>}
      {canAdd && !readonly && (
        <Button
          id={id}
          block
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          className={styles.add}
          disabled={disabled}
          onClick={onAddClick}
        >
          添加{itemName(schema) ?? title}
        </Button>
      )}
    </section>
  )
}

/** What one item of a list is called. */
export const itemName = ({ items }: RJSFSchema): string | undefined =>
  isJsonObject(items) && typeof items.title === 'string' ? items.title : undefined
