import type { ReactElement } from 'react'
import { optionScopeOf, scopeKey } from '#engine/form/option-scope.ts'
import type { OptionSource } from '#engine/language/words.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { NarrowedSelect } from '../../options/narrowed-select.tsx'
import { RemoteSelect } from '../../options/remote-select.tsx'
import { selectCode } from '../../picker/picker-code.ts'
import { Picker } from '../../picker/picker.tsx'

/**
 * Selects one option of a source on the server, or several for a list; their values are stored. A definition without a
 * valid source gets a disabled field, and no request is sent.
 */
const remoteSelect = (name: 'remoteSelect' | OptionSource) => {
  const Widget = (properties: FieldWidgetProps): ReactElement => {
    const scope = optionScopeOf(name, properties.options)
    const nothing = <NoSource {...properties} />
    if (!scope || scope === 'unknown') return nothing
    if (scope.field !== undefined)
      return <NarrowedSelect properties={properties} scope={scope} fallback={nothing} />
    return <RemoteSelect key={scopeKey(scope)} properties={properties} scope={scope} />
  }
  return Widget
}

/** A value of the source that `ui:options.optionSource` names. */
export const RemoteSelectWidget = remoteSelect('remoteSelect')

/** An entry of a dictionary; its key is stored. */
export const DictionaryWidget = remoteSelect('dictionary')

/** A branch of a bank; its twelve-digit code is stored. */
export const BankBranchWidget = remoteSelect('bankBranch')

const NoSource = (properties: FieldWidgetProps) => (
  <Picker
    field={properties}
    control={useControl(properties)}
    code={selectCode}
    shown=""
    placeholder={`${properties.label}暂时没有选项`}
    isOff
  >
    {(Select, shared) => <Select {...shared} />}
  </Picker>
)
