import { bankBranches } from '#schemas/api/banks.ts'
import type { DataOf, QueryOf } from '#schemas/api/contract.ts'
import {
  BUSINESS_DICTIONARY,
  businessDictionary,
  dictionary,
  regionSearch,
  regionTree,
} from '#schemas/api/reference-data.ts'
import type { OptionSource } from '#engine/language/words.ts'
import { call } from '#src/api/call.ts'
import type { OptionPage, OptionQuery } from '#src/forms/model/form-types.ts'

const PAGE_SIZE = 50

type Options = Readonly<Record<OptionSource, (query: OptionQuery) => Promise<OptionPage>>>

/** Makes the call behind each option source; forms can make no other call. `findBranches` has the caller's credentials. */
export const optionsThrough = (
  findBranches: (query: QueryOf<typeof bankBranches>) => Promise<DataOf<typeof bankBranches>>,
): Options => ({
  dictionary: async ({ within, parent, keyword = '', page, values }) => {
    const isBusiness = within.startsWith(BUSINESS_DICTIONARY)
    const query = {
      code: isBusiness ? within.slice(BUSINESS_DICTIONARY.length) : within,
      ...(parent && { parentKey: parent }),
      ...(values
        ? { keys: values.join(',') }
        : { size: PAGE_SIZE, current: page ?? 1, ...(keyword && { keyword }) }),
    }
    const entries = await call(
      isBusiness ? businessDictionary : dictionary,
      { query },
      { hide: true },
    )
    return {
      // A gateway without search returns all entries.
      options: entries
        .filter(({ dictKey, dictValue, remark }) =>
          values ? values.includes(dictKey) : `${dictValue} ${remark}`.includes(keyword),
        )
        .map(({ dictKey, dictValue }) => ({ value: dictKey, label: dictValue })),
      isLast: entries.length !== PAGE_SIZE,
    }
  },

  region: async ({ within: parentCode, keyword = '', values }) => {
    if (parentCode === '') return findRegions(keyword)
    const regions = await call(regionTree, { query: { parentCode } }, { hide: true })
    return {
      options: regions
        .filter(({ value, title }) => (values ? values.includes(value) : title.includes(keyword)))
        .map(({ value, title, hasChildren }) => ({ value, label: title, hasMore: hasChildren })),
      isLast: true,
    }
  },

  bankBranch: async ({ within: bank, keyword, page, values }) => {
    const query = values
      ? { codes: values.join(','), size: values.length }
      : { size: PAGE_SIZE, current: page ?? 1, ...(bank && { bank }), ...(keyword && { keyword }) }
    const { records, current, pages } = await findBranches(query)
    return {
      options: records.map(({ code, name }) => ({ value: code, label: name, note: code })),
      isLast: current >= pages,
    }
  },
})

/** The option sources of customers. */
export const OPTIONS_OF = optionsThrough((query) => call(bankBranches, { query }, { hide: true }))

const findRegions = async (keyword: string): Promise<OptionPage> => {
  const found = await call(regionSearch, { query: { keyword } }, { hide: true })
  return {
    options: found.flatMap(({ path }) => {
      const regions = path.map(({ code, name }) => ({ value: code, label: name }))
      const last = regions.at(-1)
      return last ? [{ ...last, path: regions }] : []
    }),
    isLast: true,
  }
}
