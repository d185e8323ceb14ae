import { entry } from '../../engine/process/definitions.ts'
import { commit, forward, NEXT, small, type Values, type Verdict } from '../verdict.ts'

const text = { type: 'string' }
const money = { type: 'string', format: 'money' }
const moment = { type: 'string', format: 'date' }

const computing = small(
  entry(1, { schema: { type: 'object', properties: { amount: money } } }),
  entry(2, {
    schema: {
      type: 'object',
      properties: {
        fee: { ...money, title: '手续费' },
        due: text,
        months: { type: 'array', items: moment, title: '期限' },
      },
    },
    uiSchema: {
      fee: {
        'ui:options': {
          computed: 'collected.k1.amount * 0.01',
          rules: [{ holds: 'fee <= 10', message: '手续费超限' }],
        },
      },
      due: { 'ui:options': { rules: [{ holds: 'due > today()', message: '已过期' }] } },
      months: { 'ui:widget': 'dateRange' },
    },
  }),
  entry(3),
)
interface Row extends Pick<Verdict, 'title' | 'shows' | 'refused'> {
  variable: Values
}
/** A step forward from the second step of `computing`, whose first has an amount of 500. */
const second = ({ variable, ...row }: Row): Verdict => ({
  process: computing,
  flow: { progress: 2, saved: { f1: { amount: '500' } } },
  move: NEXT,
  save: forward(3, variable),
  ...row,
})

/** Computed fields, rules and periods (decision 11). */
export const expressionVerdicts: readonly Verdict[] = [
  second({
    title: 'a computed value that is what its expression gives',
    variable: { f2: { fee: '5.00', due: '2026-11-21' } },
    shows: 3,
  }),
  second({
    title: 'a computed value that is something else',
    variable: { f2: { fee: '4.00' } },
    refused: '“第2步”：手续费所依据的内容有变化，请打开这一步重新核对',
  }),
  {
    ...second({
      title: 'a rule that does not hold, over the values of an earlier step',
      variable: { f2: { fee: '20.00' } },
      refused: '“第2步”：手续费超限',
    }),
    flow: { progress: 2, saved: { f1: { amount: '2000' } } },
  },
  second({
    title: 'a rule that asks for the day',
    variable: { f2: { fee: '5.00', due: '2026-11-20' } },
    refused: '“第2步”：已过期',
  }),
  second({
    title: 'a period that ends before it begins',
    variable: { f2: { fee: '5.00', months: ['2026-11-20', '2026-11-19'] } },
    refused: '“第2步”：期限的结束日期不能早于开始日期',
  }),
  {
    title: 'a commit whose earlier step was computed from a value that has changed since',
    process: computing,
    flow: { progress: 3, saved: { f1: { amount: '600' }, f2: { fee: '5.00' } } },
    move: NEXT,
    save: commit(4, { f3: {} }),
    refused: '“第2步”：手续费所依据的内容有变化，请打开这一步重新核对',
  },
  {
    title: 'a commit whose earlier step was filled in on another day',
    process: computing,
    flow: { progress: 3, saved: { f1: { amount: '500' }, f2: { fee: '5.00', due: '2026-11-20' } } },
    move: NEXT,
    save: commit(4, { f3: {} }),
    shows: 'waiting',
  },
]
