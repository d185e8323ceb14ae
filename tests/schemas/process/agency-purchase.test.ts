import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openExpressions } from '#engine/expression/form-expressions.ts'
import { agencyFee, agencyTerms, quantityText } from '#engine/finance/agency-terms.ts'
import { yuanText } from '#engine/finance/ratio.ts'
import { compileProcess } from '#engine/process/compile.ts'
import agencyPurchase from '#schemas/processes/agency-purchase.json' with { type: 'json' }

const form = compileProcess(agencyPurchase)
  .steps.flatMap(({ forms }) => forms)
  .find(({ id }) => id === 'purchase')

describe('the application for an agency purchase', () => {
  it('computes value, margin, the financed amount and the fee as the server does, to the cent', () => {
    if (!form) throw new Error('The process has no form of the purchase')
    const { compute } = openExpressions(form.plan)
    const quantityOf = fc.bigInt({ min: 1n, max: 9_000_000n })
    const priceOf = fc.bigInt({ min: 1n, max: 3_000_000n })
    const rateOf = fc.integer({ min: 0, max: 9999 }).map((rate) => (rate / 100).toFixed(2))
    fc.assert(
      fc.property(
        quantityOf,
        priceOf,
        rateOf,
        rateOf,
        fc.integer({ min: 1, max: 720 }),
        (quantity, price, marginRate, annualRate, termDays) => {
          const terms = agencyTerms({ quantity, step: 1n, price, marginRate })
          const fee = agencyFee(
            terms.financed,
            { days: termDays, overdueDays: 0 },
            { annualRate, overdueRate: '0' },
          )
          const { value, margin, financed, ...rest } = compute(
            {
              price: yuanText(price),
              marginRate,
              annualRate,
              quantity: quantityText(quantity),
              termDays,
            },
            { collected: {} },
          ) as Record<string, unknown>
          expect({ value, margin, financed, fee: rest['fee'] }).toEqual({
            value: yuanText(terms.value),
            margin: yuanText(terms.margin),
            financed: yuanText(terms.financed),
            fee: yuanText(fee),
          })
        },
      ),
    )
  })
})
