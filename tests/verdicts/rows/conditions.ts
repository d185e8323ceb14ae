import { entry, ifMore, nameRequired } from '../../engine/process/definitions.ts'
import {
  aside,
  BACK,
  commit,
  forward,
  incomplete,
  NEXT,
  NOT_YET,
  small,
  type Verdict,
} from '../verdict.ts'

const named = { name: '甲' }
const MORE = { more: true }
const skipping = small(
  entry(1),
  entry(2, { schema: nameRequired, step: { when: ifMore } }),
  entry(3),
  entry(4, { step: { commit: true } }),
)
const lastSkipped = small(entry(1), entry(2, { schema: nameRequired, step: { when: ifMore } }))
const twoCommits = small(
  entry(1),
  entry(2, { schema: nameRequired, step: { when: ifMore, commit: true } }),
  entry(3, { schema: nameRequired }),
)
/** The second step is shown where `kind` has a value, and `kind` itself is hidden unless `open` is true. */
const hiding = small(
  entry(1, {
    schema: {
      type: 'object',
      properties: { open: { type: 'boolean' } },
      if: { properties: { open: { const: true } }, required: ['open'] },
      then: { properties: { kind: { type: 'string' } } },
    },
  }),
  entry(2, {
    schema: nameRequired,
    step: { when: { required: ['k1'], properties: { k1: { required: ['kind'] } } } },
  }),
  entry(3),
)
/** Shown where external data says so. */
const byRegistry = small(
  { id: 'registry', name: '登记', keyName: ' registry ', nodeType: -1, progress: 1 },
  entry(1),
  entry(2, {
    schema: nameRequired,
    step: {
      when: {
        required: ['registry'],
        properties: { registry: { properties: { size: { const: 'large' } }, required: ['size'] } },
      },
    },
  }),
  entry(3),
)

/** Shown from a hundred thousand on; the amount is saved as a text. */
const byAmount = small(
  entry(1, {
    schema: { type: 'object', properties: { amount: { type: 'string', format: 'money' } } },
  }),
  entry(2, { schema: nameRequired, step: { when: 'k1.amount >= 100000' } }),
  entry(3),
)

const whenSize = {
  required: ['size'],
  properties: { size: { const: 'large' } },
}
/** External data `size`, from a value of the registry, of the first form, or by default. */
const mappedBy = (content: object) =>
  small(
    { id: 'size', name: '规模', keyName: 'size', nodeType: -1, progress: 1, content },
    entry(1),
    entry(2, { schema: nameRequired, step: { when: whenSize } }),
    entry(3),
  )
const fromRegistry = mappedBy({ from: '/enterpriseRegistry/size', default: 'small' })
const fromForm = mappedBy({ from: '/f1/scale' })
const byDefault = mappedBy({ default: 'large' })

/** The steps of a flow, and the values that count (specification, section 4; decision 10). */
export const conditionVerdicts: readonly Verdict[] = [
  {
    title: 'external data from a member of a variable shows a step',
    process: fromRegistry,
    flow: { external: { enterpriseRegistry: { size: 'large' } } },
    move: NEXT,
    save: forward(2, { f1: {} }),
    shows: 2,
  },
  {
    title: 'external data by its default skips a step',
    process: fromRegistry,
    flow: { external: { enterpriseRegistry: {} } },
    move: NEXT,
    save: forward(3, { f1: {} }),
    shows: 3,
  },
  {
    title: 'external data by its default shows a step',
    process: byDefault,
    flow: {},
    move: NEXT,
    save: forward(2, { f1: {} }),
    shows: 2,
  },
  {
    title: 'a step that external data by its default shows can’t be left out',
    process: byDefault,
    flow: {},
    save: forward(3, { f1: {} }),
    refused: '请先完成“第2步”',
  },
  {
    title: 'external data from a form shows a step with the save of that form',
    process: fromForm,
    flow: {},
    move: NEXT,
    save: forward(2, { f1: { scale: 'large' } }),
    shows: 2,
  },
  {
    title: 'external data from a form skips a step with the save of that form',
    process: fromForm,
    flow: { saved: { f1: { scale: 'large' } } },
    move: NEXT,
    save: forward(3, { f1: { scale: 'small' } }),
    shows: 3,
  },
  {
    title: 'a step that external data from a form shows can’t be left out',
    process: fromForm,
    flow: {},
    save: forward(3, { f1: { scale: 'large' } }),
    refused: '请先完成“第2步”',
  },
  {
    title: 'a step forward over one that is skipped',
    process: skipping,
    flow: {},
    move: NEXT,
    save: forward(3, { f1: {} }),
    shows: 3,
  },
  {
    title: 'a step forward to one whose condition holds',
    process: skipping,
    flow: {},
    move: NEXT,
    save: forward(2, { f1: MORE }),
    shows: 2,
  },
  {
    title: 'a step back over one that is skipped',
    process: skipping,
    flow: { progress: 3, saved: { f1: {} } },
    move: BACK,
    save: aside(1, { f3: {} }),
    shows: 1,
  },
  {
    title: 'a commit without the step that is skipped',
    process: skipping,
    flow: { progress: 4, saved: { f1: {}, f3: {} } },
    move: NEXT,
    save: commit(5, { f4: {} }),
    shows: 'waiting',
  },
  {
    title: 'a commit past a step that is shown and was never filled in',
    process: skipping,
    flow: { progress: 2, saved: { f1: MORE } },
    save: commit(5, { f4: {} }),
    refused: incomplete('第2步'),
  },
  {
    title: 'a commit that takes back a step that is shown',
    process: skipping,
    flow: { progress: 4, saved: { f1: MORE, f2: named, f3: {} } },
    save: commit(5, { f2: {}, f4: {} }),
    refused: incomplete('第2步'),
  },
  {
    title: 'a commit takes back the values of a step that is skipped now',
    process: skipping,
    flow: { progress: 4, saved: { f1: {}, f2: named, f3: {} } },
    move: NEXT,
    typed: { f4: {} },
    save: commit(5, { f2: {}, f4: {} }),
    shows: 'waiting',
  },
  {
    title: 'a commit with wrong values for a step that is skipped',
    process: skipping,
    flow: { progress: 4, saved: { f1: {}, f3: {} } },
    save: commit(5, { f2: { name: 1 }, f4: {} }),
    refused: incomplete('第2步'),
  },
  {
    title: 'a step commits that only skipped steps follow',
    process: lastSkipped,
    flow: {},
    move: NEXT,
    save: commit(2, { f1: {} }),
    shows: 'waiting',
  },
  {
    title: 'the same step does not commit where the next one is shown',
    process: lastSkipped,
    flow: {},
    save: commit(2, { f1: MORE }),
    refused: NOT_YET,
  },
  {
    title: 'a marked step commits where it is shown',
    process: twoCommits,
    flow: { progress: 2, saved: { f1: MORE } },
    move: NEXT,
    save: commit(3, { f2: named }),
    shows: 'waiting',
  },
  {
    title: 'a marked step that is skipped commits nothing',
    process: twoCommits,
    flow: { saved: { f3: named } },
    save: commit(3, { f1: {}, f2: named }),
    refused: NOT_YET,
  },
  {
    title: 'a hidden field counts for no condition',
    process: hiding,
    flow: { saved: {} },
    move: NEXT,
    save: forward(3, { f1: { open: false, kind: '甲' } }),
    shows: 3,
  },
  {
    title: 'a commit drops the values of hidden fields',
    process: hiding,
    flow: { progress: 3, saved: { f1: { open: false, kind: '甲' } } },
    move: NEXT,
    typed: { f3: {} },
    save: commit(4, { f1: { open: false }, f3: {} }),
    shows: 'waiting',
  },
  {
    title: 'a shown field counts for a condition',
    process: hiding,
    flow: {},
    move: NEXT,
    save: forward(2, { f1: { open: true, kind: '甲' } }),
    shows: 2,
  },
  {
    title: 'external data counts for a condition by its keyName',
    process: byRegistry,
    flow: { external: { registry: { size: 'large' } } },
    move: NEXT,
    save: forward(2, { f1: {} }),
    shows: 2,
  },
  {
    title: 'external data that skips a step',
    process: byRegistry,
    flow: { progress: 3, external: { registry: { size: 'small' } }, saved: { f1: {} } },
    move: NEXT,
    save: commit(4, { f3: {} }),
    shows: 'waiting',
  },
  {
    title: 'a commit past a step that external data shows',
    process: byRegistry,
    flow: { external: { registry: { size: 'large' } } },
    save: commit(4, { f1: {}, f3: {} }),
    refused: incomplete('第2步'),
  },
  {
    title: 'a step whose expression holds is shown',
    process: byAmount,
    flow: {},
    move: NEXT,
    save: forward(2, { f1: { amount: '100000.00' } }),
    shows: 2,
  },
  {
    title: 'a step whose expression does not hold is skipped',
    process: byAmount,
    flow: {},
    move: NEXT,
    save: forward(3, { f1: { amount: '99999.99' } }),
    shows: 3,
  },
  {
    title: 'a step whose expression has no value is skipped',
    process: byAmount,
    flow: {},
    move: NEXT,
    save: forward(3, { f1: {} }),
    shows: 3,
  },
  {
    title: 'a commit past a step whose expression holds',
    process: byAmount,
    flow: { saved: { f1: { amount: '200000' } } },
    save: commit(4, { f3: {} }),
    refused: incomplete('第2步'),
  },
]
