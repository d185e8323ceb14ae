import { recordChoices } from '#schemas/api/records.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'
import { call } from '#src/api/call.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'

/** The records on one page of a field. */
const PAGE_SIZE = 10

/** The calls of the widgets for finance, loaded with them. */
export const financeCalls: Required<Pick<FormContext, 'records' | 'trial'>> = {
  records: async ({ kind, status, keyword = '', page = 1, ids }, signal) => {
    const { records, pages, total } = await call(
      recordChoices,
      {
        query: {
          kind,
          ...(status.length > 0 && { status: status.join(',') }),
          ...(keyword && { keyword }),
          ...(ids ? { ids: ids.join(','), size: 100 } : { current: page, size: PAGE_SIZE }),
        },
      },
      { signal, hide: true },
    )
    return { records, pages, total }
  },
  trial: (terms, signal) => call(repaymentCalculate, { body: terms }, { signal, hide: true }),
}
