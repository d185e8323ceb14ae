import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { openExpressions } from '#engine/expression/form-expressions.ts'
import { computed, invoices, money, open, rule } from './open-form.ts'

describe('openExpressions', () => {
  describe('broken', () => {
    it('returns the pointer of the field and the message of the rule', () => {
      const form = invoices()
      const filled = form.compute({
        invoices: [
          { quantity: 1, price: '100' },
          { quantity: 1, price: '99' },
        ],
        limit: '99.5',
        applied: '160',
      })
      expect(form.broken(filled)).toEqual([
        { pointer: '/invoices/0/price', message: '单价不能超过限额' },
        { pointer: '/applied', message: '申请金额不能超过发票总额的 80%' },
      ])
      expect(form.broken({ ...(filled as object), limit: '100', applied: '159.20' })).toEqual([])
    })

    it.each([
      ['a > b', { a: '1' }, false],
      ['a > b', { a: '1', b: '2' }, true],
      ['a > 1 || b > 1', { a: '2' }, false],
      ['a > 1 || b > 1', { a: '1' }, false],
      ['a > 1 && b > 1', { a: '1' }, true],
      ['!has(self.b) || a > 1', { a: '1' }, false],
      ['has(self.b)', { a: '1' }, true],
      ['name == "张"', {}, false],
      ['name == "张"', { name: '李' }, true],
      ['a / b > 1', { a: '1', b: '0' }, false],
      ['a', { a: '1' }, false],
    ])('evaluates %s over %j: broken is %s', (holds, values, isBroken) => {
      const form = open({ a: money, b: money, name: { type: 'string' } }, { a: rule(holds) })
      expect(form.broken(values).length > 0).toBe(isBroken)
    })

    describe('of a range', () => {
      const range = { min: '/product/minAmount', max: '/product/maxAmount' }
      const product = { minAmount: '100000.00', maxAmount: '5000000.00', termMin: 30 }
      const ranged = (unit: string) =>
        open(
          { amount: { ...money, title: '申请额度' } },
          { amount: { 'ui:options': { unit, range } } },
        )

      it.each([
        ['元', '99999.99', '申请额度应为 10 万元至 500 万元'],
        ['元', '100000', undefined],
        ['元', '5000000', undefined],
        ['元', '5000000.01', '申请额度应为 10 万元至 500 万元'],
        ['万元', '9.99', '申请额度应为 10 万元至 500 万元'],
        ['万元', '500', undefined],
        ['万元', '100000', '申请额度应为 10 万元至 500 万元'],
      ])('in %s finds for %s: %s', (unit, amount, message) => {
        const issues = ranged(unit).broken({ amount }, { product })
        expect(issues).toEqual(message ? [{ pointer: '/amount', message }] : [])
      })

      it('needs a limit and a value', () => {
        expect(ranged('元').broken({ amount: '1' }, {})).toEqual([])
        expect(ranged('元').broken({ amount: '1' }, { product: { minAmount: '' } })).toEqual([])
        expect(ranged('元').broken({}, { product })).toEqual([])
      })

      it('of one end words that end, with the unit of the field', () => {
        const term = open(
          { term: { type: 'integer', title: '期限' } },
          { term: { 'ui:options': { unit: '天', range: { min: '/product/termMin' } } } },
        )
        expect(term.broken({ term: 29 }, { product })).toEqual([
          { pointer: '/term', message: '期限应不低于 30 天' },
        ])
        expect(term.broken({ term: 30 }, { product })).toEqual([])
      })
    })

    it('evaluates a rule of a list over the whole list', () => {
      const form = open(
        {
          rows: {
            type: 'array',
            items: { type: 'object', properties: { share: { type: 'number' } } },
          },
        },
        { rows: rule('sum(rows, "share") == 100', '占比合计应为 100%') },
      )
      expect(form.broken({ rows: [{ share: 33.4 }, { share: 66.6 }] })).toEqual([])
      expect(form.broken({ rows: [{ share: 33.4 }] })).toEqual([
        { pointer: '/rows', message: '占比合计应为 100%' },
      ])
    })
  })

  describe('outdated', () => {
    const outdated = (data: unknown, collected = {}, now?: number) =>
      openExpressions(
        compileForm({
          schema: {
            type: 'object',
            properties: {
              fee: { ...money, title: '手续费' },
              day: { type: 'string', title: '申请日期' },
              term: { type: 'number' },
              rows: {
                type: 'array',
                items: { type: 'object', properties: { a: money, b: { ...money, title: '金额' } } },
              },
            },
          },
          uiSchema: {
            fee: computed('collected.demand.amount * 0.01'),
            day: computed('today()'),
            term: computed('days("2026-01-01", day)'),
            rows: { items: { b: computed('a * 2') } },
          },
        }),
      ).outdated(data, { collected, now })
    const demand = { amount: '100' }

    it('finds values that differ from their expression, at any depth', () => {
      expect(outdated({ fee: '1.00', rows: [{ a: '1', b: '2.00' }] }, { demand })).toEqual([])
      expect(
        outdated({ fee: '2.00', rows: [{ a: '1', b: '2.00' }, { a: '1' }] }, { demand }),
      ).toEqual([
        { pointer: '/fee', message: '手续费所依据的内容有变化，请打开这一步重新核对' },
        { pointer: '/rows/1/b', message: '金额所依据的内容有变化，请打开这一步重新核对' },
      ])
    })

    it('accepts the day of the data without a clock', () => {
      const january = { day: '2026-01-31', term: 30 }
      expect(outdated(january)).toEqual([])
      expect(outdated({ ...january, term: 31 })).toHaveLength(1)
      expect(outdated(january, {}, Date.parse('2026-02-01T04:00:00Z'))).toHaveLength(2)
    })
  })

  describe('reads', () => {
    it('lists the root members that expressions read and write', () => {
      expect([...invoices().reads].toSorted()).toEqual(['applied', 'invoices', 'limit', 'total'])
      const whole = open({ a: money, b: money }, { a: computed('size(form.b)') })
      expect([...whole.reads]).toEqual(['a', 'b'])
    })
  })
})
