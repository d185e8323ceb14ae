import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RecordOption } from '#schemas/api/records.ts'
import type { RecordChoice } from '#engine/language/record-choice.ts'
import { after } from '#src/platform/clock.ts'
import type { FormContext, RecordPage } from '../model/form-types.ts'
import { useOptionClient } from './option-queries.ts'

type Context = Pick<FormContext, 'options' | 'records'>
type Which = Pick<RecordChoice, 'kind' | 'status'>

const NO_RECORDS: RecordPage = { records: [], pages: 0, total: 0 }

/** A record may be used elsewhere meanwhile: what was loaded is shown, and loaded again. */
const SHARED = { retry: false, staleTime: 0 } as const

/** Debounce of the keyword; ms. */
const TYPING_PAUSE = 300

/** Loads a page of the records that match a keyword, some time after it last changed; the page before stays until then. */
export const useRecordPage = (
  { options, records }: Context,
  { kind, status }: Which,
  { keyword, page }: { keyword: string; page: number },
) => {
  const wanted = keyword.trim()
  const [asked, setAsked] = useState({ keyword: wanted, page })
  const isSettled = wanted === asked.keyword && page === asked.page
  const pause = wanted === asked.keyword ? 0 : TYPING_PAUSE
  useEffect(
    () => (isSettled ? undefined : after(pause, () => setAsked({ keyword: wanted, page }))),
    [isSettled, pause, wanted, page],
  )
  const result = useQuery(
    {
      ...SHARED,
      queryKey: ['records', kind, status, asked],
      queryFn: ({ signal }) => records?.({ kind, status, ...asked }, signal) ?? NO_RECORDS,
      placeholderData: keepPreviousData,
    },
    useOptionClient(options),
  )
  return { ...result, isOutdated: result.isPlaceholderData || !isSettled }
}

/** Loads some records by their ids; those that are gone are missing. */
export const useRecordsOf = (
  { options, records }: Context,
  { kind, status }: Which,
  ids: readonly string[],
) =>
  useQuery(
    {
      ...SHARED,
      queryKey: ['records', kind, status, 'ids', ids.toSorted()],
      queryFn: async ({ signal }): Promise<readonly RecordOption[]> =>
        records && ids.length > 0 ? (await records({ kind, status, ids }, signal)).records : [],
      enabled: ids.length > 0,
    },
    useOptionClient(options),
  )
