import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openExpressions } from '#engine/expression/form-expressions.ts'
import { limitOf, STANDARD_PLEDGE, triggerPrice, valueOf } from '#engine/finance/pledge.ts'
import { yuanText } from '#engine/finance/ratio.ts'
import { tonnesOf } from '#engine/finance/tonnes.ts'
import { compileProcess } from '#engine/process/compile.ts'
import pledgeApplication from '#schemas/processes/pledge-application.json' with { type: 'json' }

const form = compileProcess(pledgeApplication)
  .steps.flatMap(({ forms }) => forms)
  .find(({ id }) => id === 'pledge-loan')

/** The goods of a receipt: kilograms, and what a tonne counts today and at the most, in 分. */
interface Receipt {
  kg: bigint
  today: bigint
  own: bigint
}

/** Computes the fields of the form for the first of some receipts, each chosen or not. */
const figures = (receipts: readonly Receipt[], chosen: readonly boolean[], amount: bigint) => {
  if (!form) throw new Error('The process has no form of the loan')
  const { advanceRate, warnAt, callAt, enforceAt } = STANDARD_PLEDGE
  const pledgeTerms = {
    advanceRate,
    warnAt,
    callAt,
    enforceAt,
    receipts: receipts.map(({ kg, today, own }, at) => ({
      id: String(at),
      weight: tonnesOf(kg),
      unit: yuanText(own),
      unitToday: yuanText(today),
    })),
  }
  const data = {
    receipts: receipts.flatMap((_, at) => (chosen[at] ? [String(at)] : [])),
    amount: yuanText(amount),
  }
  return openExpressions(form.plan).compute(data, { collected: { pledgeTerms } })
}

describe('the application for a pledge', () => {
  it('computes value, limit and trigger prices of the chosen receipts as the server does, to the cent', () => {
    const unit = fc.bigInt({ min: 1n, max: 3_000_000n })
    const receipt = fc
      .record({ kg: fc.bigInt({ min: 1n, max: 9_000_000n }), one: unit, other: unit })
      .map(({ kg, one, other }) => ({ kg, today: one < other ? one : other, own: one }))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(receipt, fc.boolean()), { minLength: 1, maxLength: 6 }),
        fc.bigInt({ min: 1n, max: 5_000_000_00n }),
        (pairs, amount) => {
          const chosen = pairs.flatMap(([one, isChosen]) => (isChosen ? [one] : []))
          const today = chosen.map(({ kg, today: counted }) => ({ kg, unit: counted }))
          const own = chosen.map(({ kg, own: most }) => ({ kg, unit: most }))
          const price = (rate: string) => {
            const found = triggerPrice(amount, own, rate)
            return found === undefined ? {} : { price: yuanText(found) }
          }
          const { warnPrice, callPrice, enforcePrice, ...rest } = figures(
            pairs.map(([one]) => one),
            pairs.map(([, isChosen]) => isChosen),
            amount,
          ) as Record<string, unknown>
          expect(rest).toMatchObject({
            value: yuanText(valueOf(today)),
            limit: yuanText(limitOf(today, STANDARD_PLEDGE.advanceRate)),
          })
          expect([warnPrice, callPrice, enforcePrice]).toEqual(
            [STANDARD_PLEDGE.warnAt, STANDARD_PLEDGE.callAt, STANDARD_PLEDGE.enforceAt].map(
              (rate) => price(rate).price,
            ),
          )
        },
      ),
    )
  })
})
