import { getUiOptions, type ObjectFieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { useContext, type ReactElement } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import styles from '../styles/schema-form.module.css'
import { NamedElsewhereContext } from './named-elsewhere.ts'
import { TabPanels } from './lazy-tab-panels.ts'
import type { TabPanel } from './tab-panels.tsx'

/** A section: heading, description, fields. The root has no heading: the page names the form. */
export const ObjectTemplate = (
  template: ObjectFieldTemplateProps<unknown, RJSFSchema>,
): ReactElement => {
  const { fieldPathId, title, description, properties, optionalDataControl } = template
  const id = fieldPathId.$id
  const isNamed = useContext(NamedElsewhereContext)?.id === id
  const panels = panelsOf(template)
  const fields = properties.filter(({ name }) => !panels.some(({ key }) => key === name))
  // rjsf renders the object beside its branches with a path of its own.
  const own = fieldPathId.path.filter((token) => token !== 'XxxOf')
  const isItem = typeof own.at(-1) === 'number'
  const heading = fieldPathId.path.length > 0 && !isItem && !isNamed ? title : ''
  const head = heading && (
    <h3 id={fieldPartId(id, 'label')} className={styles.title}>
      {heading}
    </h3>
  )
  return (
    <section
      className={styles.section}
      {...(heading ? { role: 'group', 'aria-labelledby': fieldPartId(id, 'label') } : {})}
    >
      {optionalDataControl ? (
        <div className={styles.optional}>
          {head}
          {optionalDataControl}
        </div>
      ) : (
        head
      )}
      {description && <p className={styles.description}>{description}</p>}
      {fields.length > 0 && (
        <div className={styles.grid}>{fields.map(({ content }) => content)}</div>
      )}
      {panels.length > 0 && <TabPanels id={id} label={title || '内容'} panels={panels} />}
    </section>
  )
}

/** The tab panels of the layout `tabs`: one for each object member. */
const panelsOf = ({
  fieldPathId,
  uiSchema,
  schema,
  properties,
  registry,
}: ObjectFieldTemplateProps<unknown, RJSFSchema>): TabPanel[] => {
  if (getUiOptions(uiSchema).layout !== 'tabs') return []
  return properties.flatMap(({ name, content, hidden }) => {
    const member = schema.properties?.[name]
    if (hidden || !isJsonObject(member)) return []
    const { type, title } = registry.schemaUtils.retrieveSchema(member)
    if (type !== 'object') return []
    return {
      key: name,
      title: getUiOptions(uiSchema?.[name]).title ?? title ?? name,
      content,
      fieldPrefixes: [`${fieldPathId.$id}_${name}`],
      isObject: true,
    }
  })
}
