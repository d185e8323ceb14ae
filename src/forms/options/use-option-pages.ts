import { useQueries } from '@tanstack/react-query'
import type { OptionSource } from '#engine/language/words.ts'
import type { FormContext, OptionPage, OptionQuery } from '../model/form-types.ts'
import { pageQuery, useOptionClient } from './option-queries.ts'

/** Pages of options, with their loading state. */
export interface OptionPages {
  /** In the order of the queries; undefined where a page is not loaded. */
  pages: readonly (OptionPage | undefined)[]
  isLoading: boolean
  /** Loads the pages that failed again; undefined if none has. */
  retry: (() => void) | undefined
}

/** Loads pages of options; each page is loaded once and cached. */
export const useOptionPages = (
  { options }: Pick<FormContext, 'options'>,
  source: OptionSource,
  queries: readonly OptionQuery[],
): OptionPages => {
  const results = useQueries(
    { queries: queries.map((query) => pageQuery(options, source, query)) },
    useOptionClient(options),
  )
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    pages: results.map(({ data }) => data),
    isLoading: results.some((result) => result.data === undefined && !failed.includes(result)),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
