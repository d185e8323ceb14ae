import { LIMITS } from '#engine/language/limits.ts'
import { entry, fixedPage } from '../../process/definitions.ts'
import { schemaWith, avue, inSecond, type Wrong } from './wrong.ts'

/** Wrong entries: their kinds, steps, keys and contents. */
export const ENTRIES = {
  'too-many-steps': {
    entries: Array.from({ length: LIMITS.steps }, (_, index) => entry(index + 2)),
    pointer: '/actExForms',
    says: '200',
    steps: Array.from({ length: LIMITS.steps }, (_, index) => index + 1),
  },
  'invalid-entry': { entries: [{ nodeType: 2, progress: 2 }], pointer: '/actExForms/1/id' },
  'unknown-node-type': {
    entries: [entry(2, { nodeType: 6 })],
    pointer: '/actExForms/1/nodeType',
    says: '6',
  },
  'invalid-progress': {
    entries: [{ ...entry(2), progress: 1.5 }],
    pointer: '/actExForms/1/progress',
    says: '1.5',
  },
  'progress-gap': {
    entries: [entry(4)],
    pointer: '/actExForms/1/progress',
    severity: 'warning',
    says: '2–3',
    steps: [1, 4],
  },
  'progress-duplicate': {
    entries: [entry(2), fixedPage(2, { id: 'page' })],
    pointer: '/actExForms/2/progress',
    ...inSecond,
  },
  'duplicate-id': { entries: [entry(2, { id: 'f1' })], pointer: '/actExForms/1/id', says: 'f1' },
  'clashing-key': {
    entries: [entry(2, { keyName: 'k1' })],
    pointer: '/actExForms/1/keyName',
    says: 'k1',
    steps: [1, 2],
  },
  'missing-key': {
    entries: [fixedPage(2, { keyName: ' ' })],
    pointer: '/actExForms/1/keyName',
    steps: [1, 2],
  },
  'unknown-fixed-page': {
    entries: [fixedPage(2, { keyName: 'nowhere@R3' })],
    pointer: '/actExForms/1/keyName',
    says: '不存在的固定页“nowhere”',
    steps: [1, 2],
  },
  'page-not-a-step': {
    entries: [fixedPage(2, { keyName: 'ConfirmPledgeMovables@R3' })],
    pointer: '/actExForms/1/keyName',
    says: '“ConfirmPledgeMovables”只是表单步骤的外框，没有自己的内容；请改用表单（nodeType 2）',
    steps: [1, 2],
  },
  'empty-basics-current': {
    entries: [fixedPage(2, { keyName: 'activateQuota@R' })],
    pointer: '/actExForms/1/keyName',
    severity: 'warning',
    steps: [1, 2],
  },
  'sub-form-without-step': {
    entries: [entry(2, { nodeType: 3 })],
    pointer: '/actExForms/1/progress',
    says: '第 2 步',
  },
  'misplaced-step': {
    entries: [entry(2), entry(2, { id: 'extra', keyName: 'extra', step: { title: '附加' } })],
    pointer: '/actExForms/2/content/step',
    severity: 'warning',
    steps: [1, 2],
  },
  'invalid-json': {
    entries: [entry(2, { content: '{ "schema": ' })],
    pointer: '/actExForms/1/content',
    ...inSecond,
  },
  'invalid-content': {
    entries: [entry(2, { content: { uiSchema: {} } })],
    pointer: '/actExForms/1/content',
    says: '缺少 schema',
    ...inSecond,
  },
  'not-showable': {
    entries: [
      schemaWith({
        properties: { a: { type: 'object', additionalProperties: { title: '甲' } } },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a/additionalProperties',
    says: 'type',
    steps: [1, 2],
  },
  'avue-not-json': {
    entries: [entry(2, { content: "{ column: [{ prop: 'a', change: () => alert(1) }] }" })],
    pointer: '/actExForms/1/content',
    says: '不会执行',
    ...inSecond,
  },
  'avue-invalid': {
    entries: [avue({ prop: 'a' }, { label: '名称' })],
    pointer: '/actExForms/1/content/column/1',
    says: 'prop',
    steps: [1, 2],
  },
  'avue-unsupported': {
    entries: [avue({ prop: 'a', label: '备注', type: 'ueditor' })],
    pointer: '/actExForms/1/content/column/0',
    says: '“备注”（type 为 ueditor）',
    steps: [1, 2],
  },
  'avue-not-carried-over': {
    entries: [avue({ prop: 'a', formatter: '(row) => row.a' })],
    pointer: '/actExForms/1/content/column/0/formatter',
    severity: 'warning',
    says: 'formatter',
    steps: [1, 2],
  },
} satisfies Record<string, Wrong>
