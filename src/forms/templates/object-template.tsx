import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import styles from '../schema-form.module.css'

/** A section: heading, description, fields. The form as a whole is named by whoever shows it. */
export const ObjectTemplate = ({
  fieldPathId,
  title,
  description,
  properties,
}: ObjectFieldTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const id = fieldPathId.$id
  const isItem = typeof fieldPathId.path.at(-1) === 'number'
  const heading = fieldPathId.path.length > 0 && !isItem ? title : ''
  return (
    <section
      className={styles.section}
      {...(heading ? { role: 'group', 'aria-labelledby': fieldPartId(id, 'label') } : {})}
    >
      {heading && (
        <h3 id={fieldPartId(id, 'label')} className={styles.title}>
          {heading}
        </h3>
      )}
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.grid}>{properties.map(({ content }) => content)}</div>
    </section>
  )
}
