import {
  getUiOptions,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import {
  Fragment,
  memo,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactElement,
} from 'react'
import { DEFAULTS, type FormModel } from './form-model.ts'
import type { FormSection } from './form-sections.ts'
import { underHeadings } from './headings.ts'
import { RjsfForm } from './rjsf-form.tsx'
import styles from './schema-form.module.css'
import { FieldError } from './templates/field-error.tsx'
import { TabPanels } from './templates/tab-panels.tsx'
import { translate } from './translate.ts'
import { formValidator } from './validation/validator.ts'

interface SectionProps {
  id: string
  model: FormModel
  onChange: (section: FormSection, data: unknown, fieldId: string | undefined) => void
  readOnly: boolean
  disabled: boolean
}

/** So many fields are there at once: what is seen first, on a phone all that is seen. */
const FIRST_FIELDS = 8
/** The other sections follow so many at a time, while the first can be used. */
const MORE = 10
/** With more sections than this a form is so long that laying out what nobody sees is felt. */
const LONG = 12

/** All sections of a form. Checking and showing errors is ours (`use-form-session.ts`). */
export const FormBody = memo((properties: SectionProps): ReactElement => {
  const { model } = properties
  if (model.failure !== undefined) throw model.failure
  const sections = useSyncExternalStore(model.subscribe, () => model.sections)
  const isWhole = useSyncExternalStore(model.subscribe, () => model.isWhole)
  const [shown, setShown] = useState(() => firstOf(sections))
  useEffect(() => {
    if (shown < sections.length) startTransition(() => setShown(shown + MORE))
  }, [shown, sections.length])
  const present = sections.slice(0, isWhole ? undefined : shown)
  const contentOf = (section: FormSection) => (
    <Section key={section.key} section={section} {...properties} />
  )
  const inTabs = model.hasTabs ? present.filter(isGroup) : []
  const inGrid = present.filter((section) => !inTabs.includes(section))
  return (
    <>
      {model.description && <p className={styles.description}>{model.description}</p>}
      {underHeadings(model.headings, inGrid, ({ key }) => key).map(({ title, things }) => (
        <Part
          key={things[0]?.key}
          id={`${properties.id}__${things[0]?.key}`}
          title={title}
          isLong={sections.length > LONG}
        >
          {things.map(contentOf)}
        </Part>
      ))}
      {inTabs.length > 0 && (
        <TabPanels
          id={properties.id}
          label="表单内容"
          panels={inTabs.map((section) => ({
            key: section.key,
            title: titleOf(section),
            content: contentOf(section),
            fieldPrefix: `${properties.id}_${section.key}`,
          }))}
        />
      )}
      <FieldError id={properties.id} />
    </>
  )
})
FormBody.displayName = 'FormBody'

interface PartProps {
  id: string
  title: string
  isLong: boolean
}

/** Fields below one heading. */
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

const Section = memo(
  ({
    id,
    model,
    section,
    onChange,
    readOnly,
    disabled,
  }: SectionProps & { section: FormSection }) => {
    const [validator] = useState(formValidator)
    const data = useSyncExternalStore(model.subscribe, () => model.sliceOf(section))
    const uiSchema = useMemo(
      () => (section.names ? { ...section.uiSchema, ...PART } : section.uiSchema),
      [section],
    )
    return (
      <RjsfForm
        // The fields stand in the grid of the form, which may be inside a form of the page.
        tagName={Bare}
        idPrefix={id}
        schema={section.schema}
        uiSchema={uiSchema}
        formData={data}
        validator={validator}
        noValidate
        showErrorList={false}
        readonly={readOnly}
        disabled={disabled}
        translateString={translate}
        experimental_defaultFormStateBehavior={DEFAULTS}
        onChange={({ formData }, fieldId) => onChange(section, formData, fieldId)}
      >
        {/* Something, so that rjsf adds no button of its own. */}
        <></>
      </RjsfForm>
    )
  },
)
Section.displayName = 'Section'

/** How many sections are there at once. */
const firstOf = (sections: readonly FormSection[]): number => {
  let fields = 0
  const count = sections.findIndex(({ names, schema }) => {
    for (const name of names ?? [])
      fields += Object.keys(memberOf(schema, name).properties ?? {}).length || 1
    return fields >= FIRST_FIELDS
  })
  return count === -1 ? sections.length : count + 1
}

/** A section that is one group of fields. */
const isGroup = ({ key, names, schema }: FormSection): boolean =>
  names?.length === 1 && memberOf(schema, key).type === 'object'

const titleOf = ({ key, schema, uiSchema }: FormSection): string =>
  getUiOptions(uiSchema[key] as UiSchema | undefined).title ?? memberOf(schema, key).title ?? key

const memberOf = ({ properties = {} }: RJSFSchema, name: string): RJSFSchema => {
  const member = properties[name]
  return typeof member === 'object' ? member : {}
}

const Bare = ({ children }: PropsWithChildren): ReactElement => <>{children}</>

/** A section's own root is not to be seen: its fields are the form's. */
const PART = {
  'ui:FieldTemplate': Bare,
  'ui:ObjectFieldTemplate': ({ properties }: ObjectFieldTemplateProps<unknown, RJSFSchema>) => (
    <>
      {properties.map(({ content, name }) => (
        <Fragment key={name}>{content}</Fragment>
      ))}
    </>
  ),
}
