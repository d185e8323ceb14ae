import { entry, fixedPage, nameRequired } from '../../engine/process/definitions.ts'
import { aside, BROKEN, commit, forward, NEXT, PAUSE, small, type Verdict } from '../verdict.ts'

const broken = small(entry(1), entry(2, { schema: { $ref: '#/nowhere' } }), entry(3))
const brokenAhead = small(
  entry(1, { step: { commit: true } }),
  entry(2, { schema: { $ref: '#/nowhere' } }),
)
const unknownPage = small(fixedPage(1, { id: 'page', keyName: 'noSuchPage' }), entry(2))
const namedByRoute = small(fixedPage(1, { id: 'page', keyName: 'ActivateTheQuota@R1' }), entry(2))
const namedInLowerCase = small(fixedPage(1, { id: 'page', keyName: 'contractsigning' }), entry(2))
const twoPages = small(
  fixedPage(1, { id: 'page' }),
  entry(1, { id: 'form', schema: nameRequired }),
  entry(2),
)
const empty = small({ id: 'f1', name: '未知', nodeType: 9, progress: 1 })
/** An error that leaves a step out: nobody can tell which step commits. */
const unreadable = small(entry(1), entry(2, { nodeType: 9 }))
const withoutStep = small(entry(1), entry(3, { nodeType: 3 }))
const twins = small(entry(1), entry(2, { id: 'f1' }))
const UNREADABLE = '流程配置有误，暂时不能办理，请联系客服'

/** Invalid definitions: saves are refused with a message, and nothing throws (decision 4). */
export const definitionVerdicts: readonly Verdict[] = [
  {
    title: 'a step forward from a step whose form is broken',
    process: broken,
    flow: { progress: 2, saved: { f1: {} } },
    move: NEXT,
    save: forward(3, { f2: {} }),
    refused: BROKEN,
  },
  {
    title: 'saving for later at a step whose form is broken',
    process: broken,
    flow: { progress: 2, saved: { f1: {} } },
    move: PAUSE,
    save: aside(2, { f2: {} }),
    shows: 2,
  },
  {
    title: 'a commit past a step whose form is broken',
    process: broken,
    flow: { progress: 3, saved: { f1: {} } },
    move: NEXT,
    save: commit(4, { f3: {} }),
    refused: BROKEN,
  },
  {
    title: 'a commit before a step whose form is broken',
    process: brokenAhead,
    flow: {},
    move: NEXT,
    save: commit(2, { f1: {} }),
    refused: BROKEN,
  },
  {
    title: 'a step forward from a page that does not exist',
    process: unknownPage,
    flow: {},
    move: NEXT,
    save: forward(2, { page: {} }),
    refused: BROKEN,
  },
  {
    title: 'a step forward from a page that is named by its route',
    process: namedByRoute,
    flow: {},
    move: NEXT,
    save: forward(2, { page: { confirmed: true } }),
    shows: 2,
  },
  {
    title: 'a step forward from a page whose key is written in lower case',
    process: namedInLowerCase,
    flow: {},
    move: NEXT,
    save: forward(2, { page: { contractId: '1' } }),
    shows: 2,
  },
  {
    title: 'a step forward from a page and a form that claim the same step',
    process: twoPages,
    flow: {},
    move: NEXT,
    save: forward(2, { page: {}, form: { name: '甲' } }),
    refused: BROKEN,
  },
  {
    title: 'a save of a process without steps',
    process: empty,
    flow: {},
    move: NEXT,
    save: forward(2, {}),
    refused: '流程未设置页面',
    shows: 'empty',
  },
  {
    title: 'a save of a process with an entry that cannot be read',
    process: unreadable,
    flow: {},
    move: NEXT,
    save: commit(2, { f1: { name: '甲' } }),
    refused: UNREADABLE,
    shows: 'empty',
  },
  {
    title: 'a save of a process whose sub-form has no step',
    process: withoutStep,
    flow: {},
    move: NEXT,
    save: commit(2, { f1: { name: '甲' } }),
    refused: UNREADABLE,
    shows: 'empty',
  },
  {
    title: 'a save of a process with one id for two entries',
    process: twins,
    flow: {},
    move: NEXT,
    save: commit(2, { f1: { name: '甲' } }),
    refused: UNREADABLE,
    shows: 'empty',
  },
]
