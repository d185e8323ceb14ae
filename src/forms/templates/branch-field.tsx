import formDataForNewOption from '@rjsf/core/lib/components/fields/formDataForNewOption.js'
import {
  getUiOptions,
  mergeSchemas,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { isWidgetName } from '#engine/form/widget-of.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { widgets } from '#engine/widgets/widgets.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'
import {
  remainingPart,
  discriminatorsOf,
  isContradicted,
  isDecidedOutside,
  BRANCH,
  takenBranch,
} from '../model/branches.ts'
import { errorWords } from '../validation/error-words.ts'
import { NamedElsewhereContext } from './named-elsewhere.ts'

type FormUi = UiSchema<unknown, RJSFSchema>
type BranchFieldProps = FieldProps<unknown, RJSFSchema> & { options: RJSFSchema[] }

/**
 * A field with several branches (oneOf, anyOf): the selector, and the fields of the selected branch below. No branch is
 * selected until the customer selects one or the data matches one; a selected branch stays while its fields are empty.
 */
export const BranchField = (field: BranchFieldProps): ReactElement => {
  const { schema, formData, options: branches, registry, fieldPathId, onChange } = field
  const id = fieldPathId.$id
  const { schemaUtils, fields } = registry
  const { SchemaField } = fields
  const isAsked = !isDecidedOutside(schema, branches)
  const [known, setKnown] = useState(0)
  const isKept = isAsked && known > 0 && !isContradicted(branches, known, formData)
  const place = isKept ? known : takenBranch(schemaUtils, branches, formData, schema)
  if (place !== known) setKnown(place)

  const isMissing = isAsked && place === 0 && field.required === true && !field.readonly
  const { model } = useFormScope()
  const unfinished = useMissing(id, isMissing)
  const choose = (next: number) => {
    unfinished.clear()
    setKnown(next)
    const { path } = fieldPathId
    const begun = dataOf(field, place, next)
    const defaults = Object.fromEntries(
      Object.entries(branches[place]?.properties ?? {}).map(([name, member]) => [
        name,
        isJsonObject(member) ? member.default : undefined,
      ]),
    )
    const change = { path, from: place, to: next, value: formData, begun, defaults }
    onChange(model ? model.switchBranch(change) : begun, path, undefined, id)
  }
  const branch = mergeSchemas(
    { ...(schema.required && { required: schema.required }), type: schema.type },
    remainingPart(branches, place, formData),
  ) as RJSFSchema
  const named = useMemo(() => ({ id, isBranch: true }), [id])
  return (
    <>
      {isAsked && <BranchSelector field={field} place={place} onChoose={choose} />}
      {SchemaField && place > 0 && branch.type !== 'null' && (
        <NamedElsewhereContext value={named}>
          <SchemaField {...field} schema={branch} uiSchema={uiOfBranch(field, place)} />
        </NamedElsewhereContext>
      )}
    </>
  )
}

interface BranchSelectorProps {
  field: BranchFieldProps
  place: number
  onChoose: (place: number) => void
}

/** The selector of the branch. */
const BranchSelector = ({ field, place, onChoose }: BranchSelectorProps) => {
  const { schema, uiSchema, options: branches, registry, fieldPathId, name } = field
  const { title = schema.title, widget, ...uiOptions } = getUiOptions(uiSchema)
  const Widget =
    registry.widgets[isWidgetName(widget) && widgets[widget].choosesBranches ? widget : 'select']
  if (!Widget) return null
  // A group has no control of its own: its error is shown at the selector.
  const id = schema.type === 'object' ? fieldPathId.$id : `${fieldPathId.$id}__branch`
  const isNeeded = field.required === true || fieldPathId.path.length === 0
  const label = `请选择${title ?? BRANCH}`
  return (
    <div className={styles.branch}>
      <label
        id={fieldPartId(id, 'label')}
        htmlFor={id}
        className={isNeeded ? `${styles.label} ${styles.required}` : styles.label}
      >
        {label}
      </label>
      <Widget
        id={id}
        name={`${name}__branch`}
        label={label}
        schema={{ type: 'number' }}
        options={{
          ...uiOptions,
          enumOptions: branches.slice(1).map((branch, index) => ({
            label:
              getUiOptions(ownUi(field, index + 1)).title ?? branch.title ?? `选项 ${index + 1}`,
            value: index + 1,
            schema: branch,
          })),
        }}
        value={place === 0 ? undefined : place}
        required={isNeeded}
        disabled={field.disabled === true}
        readonly={field.readonly === true}
        multiple={false}
        registry={registry}
        onChange={(next: number | undefined) => onChoose(next ?? 0)}
        onBlur={field.onBlur}
        onFocus={field.onFocus}
      />
    </div>
  )
}

/** Blocks the step while no branch is selected, although the data may be valid without one. */
const useMissing = (id: string, isMissing: boolean) => {
  const { store } = useFormScope()
  useEffect(() => {
    const field = store.fields.get(id)
    if (!isMissing || !field) return
    const asked = errorWords({ path: [], keyword: 'required', params: {} }, field)
    store.unfinished.set(id, asked)
    return () => {
      store.unfinished.delete(id)
    }
  }, [store, id, isMissing])
  return { clear: () => store.unfinished.delete(id) }
}

/** The data after selecting another branch: shared members are kept, the branch's own members start with its defaults. */
const dataOf = (
  { schema, formData, options: branches, registry }: BranchFieldProps,
  before: number,
  next: number,
): unknown => {
  const begun: unknown =
    next === 0
      ? undefined
      : formDataForNewOption(
          registry.schemaUtils,
          formData,
          branches[next],
          branches[before],
          schema,
        )
  const shared = Object.entries(isJsonObject(formData) ? formData : {}).filter(([name]) =>
    Object.hasOwn(schema.properties ?? {}, name),
  )
  const said = { ...Object.fromEntries(shared), ...discriminatorsOf(branches, next) }
  if (isJsonObject(begun)) return { ...begun, ...said }
  return Object.keys(said).length > 0 ? said : begun
}

/** The uiSchema of a branch. Title and description of the group are shown at the selector, and not repeated here. */
const uiOfBranch = (field: BranchFieldProps, place: number): FormUi => {
  const { schema, uiSchema = {} } = field
  const own = ownUi(field, place)
  if (own) return own
  if (schema.type !== 'object') return uiSchema
  const { order, layout } = getUiOptions(uiSchema)
  const members = Object.entries(uiSchema).filter(([name]) => !name.startsWith('ui:'))
  return { ...Object.fromEntries(members), 'ui:options': { ...(order && { order }), layout } }
}

/** The branch's own uiSchema, where the definition has one for each branch. */
const ownUi = ({ schema, uiSchema }: BranchFieldProps, place: number): FormUi | undefined => {
  const all: unknown = uiSchema?.[schema.oneOf ? 'oneOf' : 'anyOf']
  const own: unknown = Array.isArray(all) ? all[place - 1] : undefined
  return isJsonObject(own) ? own : undefined
}
