import { useState } from 'react'
import type { RecordOption } from '#schemas/api/records.ts'
import type { RecordChoice } from '#engine/language/record-choice.ts'
import { useRecordsOf } from '../../options/use-records.ts'
import type { FormContext } from '../../model/form-types.ts'

/** The records that a field has chosen. */
export interface ChosenRecords {
  /** Those that are known, in the order of the value. */
  records: readonly RecordOption[]
  /** The ids of those that are no longer there. */
  gone: readonly string[]
  isLoading: boolean
  /** Loads them again; undefined where they are loaded. */
  retry: (() => void) | undefined
  /** Keeps a record that is being chosen, as the page has it. */
  remember: (record: RecordOption) => void
}

/**
 * Returns the chosen records: the ones of the saved value are loaded, those chosen since are known from their page. A
 * newer page says more: `listed` replaces what was known.
 */
export const useChosenRecords = (
  context: Pick<FormContext, 'options' | 'records'>,
  choice: RecordChoice,
  ids: readonly string[],
  listed: readonly RecordOption[],
): ChosenRecords => {
  const [remembered, setRemembered] = useState<ReadonlyMap<string, RecordOption>>(new Map())
  const asked = ids.filter((id) => !remembered.has(id))
  const { data, isError, isFetching, refetch } = useRecordsOf(context, choice, asked)
  const known = new Map(remembered)
  for (const record of [...(data ?? []), ...listed]) known.set(record.id, record)
  const isMissing = asked.length > 0 && data === undefined
  return {
    records: ids.flatMap((id) => known.get(id) ?? []),
    gone: isMissing ? [] : ids.filter((id) => !known.has(id)),
    isLoading: isMissing && !isError,
    retry: isMissing && isError && !isFetching ? () => void refetch() : undefined,
    remember: (record) => setRemembered(new Map([...remembered, [record.id, record]])),
  }
}
