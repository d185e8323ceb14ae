import type { ReactElement } from 'react'
import { chosenIds } from '#engine/form/record-fields.ts'
import { recordChoiceOf } from '#engine/language/record-choice.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import layout from '#src/ui/theme/layout.module.css'
import type { FormContext } from '../model/form-types.ts'
import { useRecordsOf } from '../options/use-records.ts'

interface RecordNamesProps {
  options: Readonly<Record<string, unknown>>
  value: unknown
  context: Pick<FormContext, 'options' | 'records'> | undefined
}

/** Shows the names and amounts of chosen records, '…' until they are loaded; their number where they don't load. */
export const RecordNames = (properties: RecordNamesProps): ReactElement => {
  const { context } = properties
  return context?.records ? (
    <Loaded {...properties} context={context} />
  ) : (
    <>{chosenIds(properties.value).length} 项</>
  )
}

const Loaded = ({
  options,
  value,
  context,
}: RecordNamesProps & { context: Pick<FormContext, 'options' | 'records'> }) => {
  const ids = chosenIds(value)
  const choice = recordChoiceOf(options) ?? { kind: '', status: [] }
  const { data, isPending, isError } = useRecordsOf(context, choice, ids)
  if (isError) return <>{ids.length} 项</>
  return (
    <ul className={layout.tightStack}>
      {ids.map((id) => {
        // A line for each from the beginning, so that nothing moves when their names come.
        if (isPending) return <li key={id}>…</li>
        const record = data.find((one) => one.id === id)
        return (
          <li key={id}>
            {record ? record.title : '已不存在的记录'}
            {record?.amount && (
              <>
                {' '}
                <MoneyText value={record.amount} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
