import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import {
  ADDITIONAL_PROPERTY_FLAG,
  toFieldPathId,
  type FieldProps,
  type RJSFSchema,
} from '@rjsf/utils'
import { useCallback, useState, type KeyboardEvent, type ReactElement } from 'react'
import { freeMemberSchema, freeName, namesOf } from '#engine/form/free-members.ts'
import { normaliseText } from '#engine/formats/half-width.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import unseen from '#src/ui/display/unseen.module.css'
import controls from '../controls/controls.module.css'
import { TextLine } from '../controls/text-line.tsx'
import styles from '../styles/schema-form.module.css'
import { ListItemsContext } from './list-scope.ts'
import { RemovedItem } from './removed-item.tsx'
import { useList } from './use-list.ts'

type Properties = FieldProps<unknown, RJSFSchema>

/** An object whose declared members are rjsf's, with a list of names and values for its free ones. */
export const FreeMembersField = (field: Properties): ReactElement => {
  const { schema, formData, onChange, fieldPathId, childFieldPathId = fieldPathId } = field
  const { additionalProperties: _, patternProperties: __, ...rest } = schema
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(
      ([, member]) => !(isJsonObject(member) && ADDITIONAL_PROPERTY_FLAG in member),
    ),
  )
  const values = Object.entries(isJsonObject(formData) ? formData : {})
  const declared = values.filter(([name]) => Object.hasOwn(properties, name))
  // An object has its numbers first: the rows stay as they were typed.
  const [order, setOrder] = useState<readonly string[]>([])
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const free = values
    .filter(([name]) => !Object.hasOwn(properties, name))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  const change = (changed: readonly unknown[]) => {
    const entries = changed as [string, unknown][]
    setOrder(entries.map(([name]) => name))
    onChange(
      Object.fromEntries([...declared, ...entries]),
      childFieldPathId.path,
      undefined,
      childFieldPathId.$id,
    )
  }
  return (
    <ListItemsContext value={change}>
      <ObjectField<unknown, RJSFSchema> {...field} schema={{ ...rest, properties }} />
      <FreeMembers
        {...field}
        fieldPathId={childFieldPathId}
        free={free}
        taken={{ ...properties, ...Object.fromEntries(free) }}
        change={change}
      />
    </ListItemsContext>
  )
}

interface FreeMembersProps extends Properties {
  free: [string, unknown][]
  /** The members whose names no other can have. */
  taken: Readonly<Record<string, unknown>>
  change: (entries: readonly (readonly [string, unknown])[]) => void
}

const FreeMembers = ({ free, taken, change, ...field }: FreeMembersProps) => {
  const { schema, uiSchema, fieldPathId, registry, readonly, disabled } = field
  const { list, addButton, status, removed, scope, added, restore } = useList(free, free.length, 0)
  const id = `${fieldPathId.$id}__free`
  const names = namesOf(schema)
  const openNames = names?.filter((name) => !Object.hasOwn(taken, name))
  const Name = names ? NameChoice : NameInput
  return (
    <div className={styles.free}>
      {(free.length > 0 || removed) && (
        <ol ref={list} className={styles.items}>
          {free.map(([name, value], index) => (
            // A row stays the same where it is renamed.
            <li key={index} className={styles.named} data-item>
              <Name
                id={`${id}_${index}`}
                label={`第 ${index + 1} 项的名称`}
                name={name}
                names={openNames}
                isFixed={readonly === true || disabled === true}
                onName={(typed) => change(free.with(index, [freeName(typed, taken), value]))}
              />
              <SchemaField<unknown, RJSFSchema>
                {...field}
                name={name}
                required={false}
                schema={{ ...freeMemberSchema(schema, name), title: name }}
                uiSchema={uiSchema?.additionalProperties}
                errorSchema={{}}
                fieldPathId={toFieldPathId(name, registry.globalFormOptions, fieldPathId)}
                formData={value}
              />
              {!readonly && (
                <Button
                  look="tool"
                  aria-label={`删除${name}`}
                  title="删除"
                  data-tool="remove"
                  disabled={disabled}
                  onClick={() => {
                    scope.removed(index, name)
                    change(free.toSpliced(index, 1))
                  }}
                >
                  <Icon name="remove" />
                </Button>
              )}
            </li>
          ))}
          {removed && (
            <RemovedItem
              name={removed.name}
              disabled={disabled}
              onRestore={() => restore(removed)}
            />
          )}
        </ol>
      )}
      {free.length === 0 && readonly && <p className={styles.description}>未填写</p>}
      {!readonly && openNames?.length !== 0 && (
        <div className={styles.named}>
          <Name
            id={id}
            label="新增一项的名称"
            placeholder="名称"
            name=""
            names={openNames}
            isFixed={disabled === true}
            onName={(typed) => {
              const name = freeName(typed, taken)
              added(name)
              change([...free, [name, undefined]])
            }}
          />
          {!names && (
            <Button
              ref={addButton}
              size="small"
              disabled={disabled}
              onClick={() => document.getElementById(id)?.focus()}
            >
              <Icon name="plus" />
              添加
            </Button>
          )}
        </div>
      )}
      <p role="status" className={unseen.unseen}>
        {status}
      </p>
    </div>
  )
}

interface NameProps {
  id: string
  label: string
  /** '' for a new member. */
  name: string
  /** The other names that can be chosen; undefined for any. */
  names: readonly string[] | undefined
  placeholder?: string
  isFixed: boolean
  /** Called with another name: when it is chosen, or when the input is left, or with Enter. */
  onName: (name: string) => void
}

/** The name of a free member, of those that the schema lists. */
const NameChoice = ({ id, label, name, names = [], isFixed, onName }: NameProps) => (
  <select
    id={id}
    className={controls.line}
    aria-label={label}
    value={name}
    disabled={isFixed}
    onChange={({ target }) => onName(target.value)}
  >
    {name === '' ? <option value="">添加…</option> : <option value={name}>{name}</option>}
    {names.map((one) => (
      <option key={one} value={one}>
        {one}
      </option>
    ))}
  </select>
)

/** The name of a free member; one that is emptied keeps its name. */
const NameInput = ({ id, label, name, placeholder, isFixed, onName }: NameProps) => {
  const [typed, type] = useState<string>()
  const hand = useCallback(() => {
    const next = normaliseText(typed ?? '')
    type(undefined)
    if (next !== '' && next !== name) onName(next)
  }, [typed, name, onName])
  return (
    <TextLine
      id={id}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      value={typed ?? name}
      disabled={isFixed}
      onChange={({ target }) => type(target.value)}
      onBlur={hand}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        hand()
      }}
    />
  )
}
