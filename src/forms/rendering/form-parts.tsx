import { getUiOptions, type UiSchema } from '@rjsf/utils'
import type { PropsWithChildren, ReactElement, ReactNode } from 'react'
import type { FormModel } from '../model/form-model.ts'
import { memberOf, type FormSection } from '../model/form-sections.ts'
import { byTab, underHeadings, type Headed } from '#engine/form/headings.ts'
import styles from '../styles/schema-form.module.css'
import type { TabPanel } from '../templates/tab-panels.tsx'
import { TabPanels } from '../templates/lazy-tab-panels.ts'

interface FormPartsProps {
  id: string
  model: FormModel
  sections: readonly FormSection[]
  /** Returns null for a section that is not mounted yet. */
  contentOf: (section: FormSection) => ReactNode
}

/** Number of sections above which layout of the parts outside of the viewport is skipped. */
const LONG = 12

/** The layout of a form's sections: one after the other, below headings, or in tabs. */
export const FormParts = ({ id, model, sections, contentOf }: FormPartsProps): ReactElement => {
  const groups = model.layout.hasTabs ? sections.filter(isGroup) : []
  const parts = underHeadings(
    model.layout.headings,
    sections.filter((section) => !groups.includes(section)),
    ({ key }) => key,
  )
  const [above, ...inTabs] = byTab(parts)
  const partOf = ({ title, things }: Headed<FormSection>) => {
    const content = things.map(contentOf)
    const key = things[0]?.key ?? ''
    return (
      content.some(Boolean) && (
        <Part key={key} id={`${id}__${key}`} title={title} isLong={sections.length > LONG}>
          {content}
        </Part>
      )
    )
  }
  const names = [...new Set(model.layout.headings.map(({ tab }) => tab))]
  const panels: TabPanel[] = [
    ...inTabs.map(({ tab, parts: below }) => ({
      key: `tab${names.indexOf(tab)}`,
      title: tab,
      content: below.map(partOf),
      fieldPrefixes: below.flatMap(({ things }) =>
        things.flatMap(({ names: fields = [] }) => fields.map((name) => `${id}_${name}`)),
      ),
    })),
    ...groups.map((section) => ({
      key: section.key,
      title: titleOf(section),
      content: contentOf(section),
      fieldPrefixes: [`${id}_${section.key}`],
      isObject: true,
    })),
  ]
  return (
    <>
      {above?.parts.map(partOf)}
      {panels.length > 0 && <TabPanels id={id} label="表单内容" panels={panels} />}
    </>
  )
}

interface PartProps {
  id: string
  title: string
  isLong: boolean
}

/** The fields below one heading. */
const Part = ({ id, title, isLong, children }: PropsWithChildren<PartProps>) => {
  const grid = (
    <div className={isLong ? `${styles.grid} ${styles.long}` : styles.grid}>{children}</div>
  )
  if (title === '') return grid
  return (
    <section role="group" aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {grid}
    </section>
  )
}

/** Tells whether a section is one group of fields. */
const isGroup = ({ key, names, schema }: FormSection): boolean =>
  names?.length === 1 && memberOf(schema, key).type === 'object'

const titleOf = ({ key, schema, uiSchema }: FormSection): string =>
  getUiOptions(uiSchema[key] as UiSchema | undefined).title ?? memberOf(schema, key).title ?? key
