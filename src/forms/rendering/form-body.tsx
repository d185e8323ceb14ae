import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import {
  Fragment,
  memo,
  startTransition,
  useEffect,
  useMemo,
  useState,
  type PropsWithChildren,
  type ReactElement,
} from 'react'
import unseen from '#src/ui/display/unseen.module.css'
import type { FormModel } from '../model/form-model.ts'
import { FormParts } from './form-parts.tsx'
import { memberOf, type FormSection } from '../model/form-sections.ts'
import { SectionFields, useModelValue } from './section-fields.tsx'
import styles from '../styles/schema-form.module.css'
import { FieldError } from '../fields/field-error.tsx'

interface SectionProps {
  id: string
  model: FormModel
  readOnly: boolean
  disabled: boolean
}

/** Fields rendered synchronously: the first viewport. */
const FIRST_FIELDS = 8
/** Sections mounted per deferred render, while the first ones are usable already. */
const MORE = 10
/** All sections of a form. Validation and errors are handled by `use-form-session.ts`, not by rjsf. */
export const FormBody = memo((properties: SectionProps): ReactElement => {
  const { model } = properties
  const sections = useModelValue(model, () => model.sections)
  const isWhole = useModelValue(model, () => model.isWhole)
  const failure = useModelValue(model, () => model.failure)
  if (failure !== undefined) throw failure
  const [shown, setShown] = useState(() => firstOf(sections))
  useEffect(() => {
    if (shown < sections.length) startTransition(() => setShown(shown + MORE))
  }, [shown, sections.length])
  const present = new Set(sections.slice(0, isWhole ? undefined : shown))
  const contentOf = (section: FormSection) =>
    present.has(section) && <Section key={section.key} section={section} {...properties} />
  return (
    <>
      {model.layout.description && <p className={styles.description}>{model.layout.description}</p>}
      <FormParts id={properties.id} model={model} sections={sections} contentOf={contentOf} />
      <FieldError id={properties.id} />
    </>
  )
})
FormBody.displayName = 'FormBody'

const Section = memo(
  ({ id, model, section, readOnly, disabled }: SectionProps & { section: FormSection }) => {
    const uiSchema = useMemo(
      () => (section.names ? { ...section.uiSchema, ...PART } : section.uiSchema),
      [section],
    )
    return (
      <>
        <SectionFields {...{ id, model, section, uiSchema, readOnly, disabled }} />
        {model.aside && <AsideNote model={model} section={section} />}
      </>
    )
  },
)
Section.displayName = 'Section'

/** Tells how many values of the customer are kept aside. A status region has to exist before its text. */
const AsideNote = ({ model, section }: { model: FormModel; section: FormSection }) => {
  const note = useModelValue(model, () => model.aside?.noteOf(section))
  return (
    <p role="status" className={note ? styles.kept : unseen.unseen}>
      {note}
    </p>
  )
}

/** The number of sections rendered synchronously. */
const firstOf = (sections: readonly FormSection[]): number => {
  let fields = 0
  const count = sections.findIndex(({ names, schema }) => {
    for (const name of names ?? [])
      fields += Object.keys(memberOf(schema, name).properties ?? {}).length || 1
    return fields >= FIRST_FIELDS
  })
  return count === -1 ? sections.length : count + 1
}

const Bare = ({ children }: PropsWithChildren): ReactElement => <>{children}</>

/** Renders the root of a section without heading or box: its fields belong to the form. */
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
