import type { ReactElement } from 'react'
import { narrowedScope, scopeKey, type DeclaredScope } from '#engine/form/option-scope.ts'
import unseen from '#src/ui/display/unseen.module.css'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { selectCode } from '../picker/picker-code.ts'
import { Picker } from '../picker/picker.tsx'
import styles from '../styles/schema-form.module.css'
import type { Narrowing } from '../model/narrowed-options.ts'
import { codesOf, RemoteSelect } from './remote-select.tsx'
import own from './remote-select.module.css'
import { useNarrowing } from './use-narrowing.ts'

interface NarrowedSelectProps {
  properties: FieldWidgetProps
  scope: DeclaredScope
  /** Rendered if no field narrows the options. */
  fallback: ReactElement
}

/** A select whose options are narrowed by the value of another field. */
export const NarrowedSelect = ({
  properties,
  scope,
  fallback,
}: NarrowedSelectProps): ReactElement => {
  const { id, label, disabled, readonly } = properties
  const narrowing = useNarrowing(id)
  if (narrowing === undefined) return <div className={styles.awaited} />
  if (narrowing === 'none') return fallback
  const narrowed = narrowedScope(scope, narrowing.value)
  const hintId = fieldPartId(id, 'hint')
  const hint = disabled || readonly ? '' : hintOf(narrowing, narrowed !== undefined, label)
  return (
    <>
      {narrowed ? (
        <RemoteSelect
          key={scopeKey(narrowed)}
          properties={properties}
          scope={narrowed}
          hintId={hint && hintId}
        />
      ) : (
        <Waiting properties={properties} hintId={hint && hintId} narrowing={narrowing} />
      )}
      <p
        id={hintId}
        role="status"
        className={narrowing.isDropped && hint ? styles.note : unseen.unseen}
      >
        {hint}
      </p>
    </>
  )
}

const askOf = ({ verb, title }: Narrowing): string => `请先${verb}${title}`

const hintOf = (narrowing: Narrowing, isNarrowed: boolean, label: string): string => {
  const { title, isDropped } = narrowing
  if (!isDropped) return isNarrowed ? '' : askOf(narrowing)
  return isNarrowed
    ? `${title}已更改，请重新选择${label}${COMES_BACK}`
    : `${title}已更改，原来的${label}已清除，${askOf(narrowing)}${COMES_BACK}`
}

const COMES_BACK = '（改回后会恢复）'

interface WaitingProps {
  properties: FieldWidgetProps
  hintId: string | undefined
  narrowing: Narrowing
}

/** The select without options, before the narrowing field has a value. It opens all the same, to say why. */
const Waiting = ({ properties, hintId, narrowing }: WaitingProps) => {
  const { value, disabled, readonly, multiple, onChange } = properties
  const codes = codesOf(value)
  return (
    <Picker
      field={properties}
      control={useControl(properties, hintId)}
      code={selectCode}
      shown={codes.join('、')}
      placeholder={disabled || readonly ? '请选择' : askOf(narrowing)}
    >
      {(Select, shared) => (
        <Select
          {...shared}
          {...(multiple && { mode: 'multiple' })}
          value={multiple ? codes : (codes[0] ?? null)}
          options={[]}
          notFoundContent={
            <p className={own.message}>
              {narrowing.verb}
              {narrowing.title}后，这里会列出选项
            </p>
          }
          onChange={onChange}
        />
      )}
    </Picker>
  )
}
