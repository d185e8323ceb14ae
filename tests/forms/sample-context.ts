import { bankBranches } from '#fixtures/data/bank-branches.ts'
import type { FormContext, OptionQuery } from '#src/forms/model/form-types.ts'
import { sampleContext as gallery } from '#src/workbench/gallery/sample-context.ts'

/** The context of the gallery, with bank branches in several pages. */
export const sampleContext: FormContext = {
  ...gallery,
  options: (source, query) =>
    source === 'bankBranch' ? branchesOf(query) : gallery.options(source, query),
}

const PAGE_SIZE = 20

const branchesOf = ({ within, keyword = '', page = 1, values }: OptionQuery) => {
  const found = bankBranches
    .filter(({ bank }) => within === '' || bank === within)
    .map(({ code, name }) => ({ value: code, label: name, note: code }))
    .filter(({ value, label }) => (values ? values.includes(value) : label.includes(keyword)))
  const end = page * PAGE_SIZE
  return Promise.resolve({
    options: values ? found : found.slice(end - PAGE_SIZE, end),
    isLast: end >= found.length,
  })
}
