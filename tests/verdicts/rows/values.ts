import { entry, fixedPage, nameRequired } from '../../engine/process/definitions.ts'
import { forward, incomplete, NEXT, small, type Values, type Verdict } from '../verdict.ts'

const text = { type: 'string' }
const moment = { type: 'string', format: 'date' }
const named = { name: '甲' }

/** A step with every kind of form: the main one, an extra one, a sub-form. */
const forms = small(
  entry(1, { schema: nameRequired }),
  entry(1, { id: 'extra', keyName: 'extra', name: '附加', schema: nameRequired }),
  entry(1, { id: 'sub', keyName: 'sub', name: '子表单', nodeType: 3, schema: nameRequired }),
  entry(2),
)
const pageWithForm = small(
  fixedPage(1, { id: 'page' }),
  entry(1, { id: 'sub', keyName: 'sub', name: '子表单', nodeType: 3, schema: nameRequired }),
  entry(2),
)
const lists = small(
  entry(1, {
    schema: {
      type: 'object',
      required: ['files'],
      properties: { files: { type: 'array', items: { type: 'object' }, minItems: 1 } },
    },
  }),
  entry(2),
)
/** Members whose names the customer gives, of two patterns. */
const freeNames = small(
  entry(1, {
    schema: {
      type: 'object',
      properties: {
        figures: {
          type: 'object',
          patternProperties: { '^n': { type: 'integer', minimum: 1 } },
          additionalProperties: { type: 'string', format: 'ipv4' },
          propertyNames: { maxLength: 4 },
        },
      },
    },
  }),
  entry(2),
)
const rootList = small(entry(1, { schema: { type: 'array', items: text, minItems: 1 } }), entry(2))
const tree = small(
  entry(1, {
    schema: {
      type: 'object',
      properties: { name: text, parts: { type: 'array', items: { $ref: '#' } } },
      required: ['name'],
    },
  }),
  entry(2),
)
const branching = small(
  entry(1, {
    schema: {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['company', 'person'] } },
      if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
      then: { properties: { code: { ...text, minLength: 3 } }, required: ['code'] },
    },
  }),
  entry(2),
)
/** Saved in another way than the forms hold it; the second step reads the list. */
const coded = small(
  entry(1, {
    schema: {
      type: 'object',
      required: ['duties'],
      properties: {
        duties: { type: 'array', items: { enum: ['legal', 'tax'] }, minItems: 1 },
        count: { type: 'string' },
        day: moment,
      },
    },
    uiSchema: {
      duties: { 'ui:options': { wire: { as: 'joined' } } },
      count: { 'ui:options': { wire: { each: 'number' } } },
      day: { 'ui:options': { wire: { each: 'date', pattern: 'YYYY/MM/DD' } } },
    },
  }),
  entry(2, {
    step: {
      when: {
        required: ['k1'],
        properties: { k1: { properties: { duties: { contains: { const: 'tax' } } } } },
      },
    },
  }),
  entry(3),
)
const avue = small(
  entry(1, {
    content: JSON.stringify({
      column: [
        {
          prop: 'duties',
          type: 'checkbox',
          dataType: 'string',
          dicData: [{ label: '法务', value: 'legal' }],
          required: true,
        },
      ],
    }),
  }),
  entry(2),
)

interface Row extends Pick<Verdict, 'title' | 'process' | 'shows' | 'refused'> {
  variable: Values
  typed?: Values
}
/** A step forward from the first step to the second. */
const first = ({ variable, ...row }: Row, progress = 2): Verdict => ({
  flow: {},
  move: NEXT,
  save: forward(progress, variable),
  ...row,
})

/** The values that a step may carry (specification, sections 3 and 4; decision 10). */
export const valueVerdicts: readonly Verdict[] = [
  first({
    title: 'a step saves its main form, its extra form and its sub-form',
    process: forms,
    variable: { f1: named, extra: named, sub: named },
    shows: 2,
  }),
  first({
    title: 'an extra form that is not filled in',
    process: forms,
    variable: { f1: named, extra: {}, sub: named },
    refused: incomplete('附加'),
  }),
  first({
    title: 'a sub-form that is not filled in',
    process: forms,
    variable: { f1: named, extra: named, sub: {} },
    refused: incomplete('子表单'),
  }),
  first({
    title: 'a fixed page saves its data and that of its sub-form',
    process: pageWithForm,
    variable: { page: { contractId: '1' }, sub: named },
    shows: 2,
  }),
  first({
    title: 'a sub-form of a fixed page that is not filled in',
    process: pageWithForm,
    variable: { page: { contractId: '1' }, sub: {} },
    refused: incomplete('子表单'),
  }),
  first({
    title: 'a text of blanks is no value',
    process: forms,
    variable: { f1: { name: '  ' }, extra: named, sub: named },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'an optional field that is empty counts as missing',
    process: branching,
    variable: { f1: { kind: '' } },
    shows: 2,
  }),
  first({
    title: 'a list that must not be empty',
    process: lists,
    variable: { f1: { files: [] } },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'a field that a condition of the form requires',
    process: branching,
    variable: { f1: { kind: 'company' } },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'the same field where the condition does not hold',
    process: branching,
    variable: { f1: { kind: 'person' } },
    shows: 2,
  }),
  first(
    {
      title: 'values are saved by their codecs, and read by them for a condition that skips',
      process: coded,
      typed: { f1: { duties: ['legal'], count: '3', day: '2026-11-20' } },
      variable: { f1: { duties: 'legal', count: 3, day: '2026/11/20' } },
      shows: 3,
    },
    3,
  ),
  first({
    title: 'values are read by their codecs for a condition that holds',
    process: coded,
    typed: { f1: { duties: ['legal', 'tax'] } },
    variable: { f1: { duties: 'legal,tax' } },
    shows: 2,
  }),
  first({
    title: 'a joined list with a value that is no option',
    process: coded,
    typed: { f1: { duties: ['legal', 'other'] } },
    variable: { f1: { duties: 'legal,other' } },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'an empty text that is an empty list in the form',
    process: coded,
    typed: { f1: { duties: [] } },
    variable: { f1: { duties: '' } },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'an Avue option saves and checks as the form that it stands for',
    process: avue,
    typed: { f1: { duties: ['legal'] } },
    variable: { f1: { duties: 'legal' } },
    shows: 2,
  }),
  first({
    title: 'an Avue option whose required column is empty',
    process: avue,
    typed: { f1: { duties: [] } },
    variable: { f1: { duties: '' } },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'members whose names the customer gives',
    process: freeNames,
    variable: { f1: { figures: { n1: 12, host: '192.0.2.1', 备注: '' } } },
    shows: 2,
  }),
  ...[{ n1: 0 }, { host: '192.0.2.256' }, { 'a-long-name': '192.0.2.1' }].map((figures) =>
    first({
      title: `a member with a given name that is wrong: ${JSON.stringify(figures)}`,
      process: freeNames,
      variable: { f1: { figures } },
      refused: incomplete('第1步'),
    }),
  ),
  first({
    title: 'a form that is a list is a member of its data',
    process: rootList,
    variable: { f1: { value: ['甲'] } },
    shows: 2,
  }),
  first({
    title: 'a form that is an empty list which must not be empty',
    process: rootList,
    variable: { f1: { value: [] } },
    refused: incomplete('第1步'),
  }),
  first({
    title: 'a form within itself',
    process: tree,
    variable: { f1: { name: '甲', parts: [{ name: '乙', parts: [{ name: '丙' }] }] } },
    shows: 2,
  }),
  first({
    title: 'a form within itself that is not filled in',
    process: tree,
    variable: { f1: { name: '甲', parts: [{ name: '乙', parts: [{ parts: [] }] }] } },
    refused: incomplete('第1步'),
  }),
]
