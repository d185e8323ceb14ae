import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conditionWords, fieldConditionWords } from '#engine/explanation/condition-words.ts'
import { collectedTopic, fieldTopic } from '#engine/explanation/topic.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { entry, processOf } from '../process/definitions.ts'

const profile: JsonSchema = {
  type: 'object',
  properties: {
    scale: {
      title: '企业规模',
      oneOf: [
        { const: 'small', title: '小型' },
        { const: 'large', title: '大型' },
      ],
    },
    revenue: { type: 'number', title: '年收入' },
    listed: { type: 'boolean', title: '已上市' },
    sites: {
      type: 'array',
      title: '经营场所',
      items: { type: 'object', properties: { city: { type: 'string', title: '城市' } } },
    },
  },
}

const plan = compileProcess(
  processOf(
    entry(1, {
      keyName: 'profile',
      name: '主体信息',
      schema: profile,
      uiSchema: { revenue: { 'ui:options': { unit: '万元' } } },
    }),
    entry(2),
  ),
)
const inWords = (condition: JsonSchema | string) => conditionWords(condition, collectedTopic(plan))
const ofProfile = (schema: JsonSchema) => inWords({ properties: { profile: schema } })
const of = (name: string, schema: JsonSchema) => ofProfile({ properties: { [name]: schema } })

describe('the words of a condition', () => {
  it.each([
    ['an option by its label', of('scale', { const: 'small' }), '“主体信息”的“企业规模”为“小型”'],
    [
      'several options',
      of('scale', { enum: ['small', 'large'] }),
      '“主体信息”的“企业规模”为“小型”或“大型”',
    ],
    [
      'another option',
      of('scale', { not: { const: 'small' } }),
      '“主体信息”的“企业规模”不为“小型”',
    ],
    [
      'a limit with its unit',
      of('revenue', { minimum: 500 }),
      '“主体信息”的“年收入”不小于 500 万元',
    ],
    ['a box', of('listed', { const: true }), '“主体信息”的“已上市”为是'],
    ['a value that is there', ofProfile({ required: ['revenue'] }), '“主体信息”的“年收入”已填写'],
    [
      'a value that is not there',
      ofProfile({ not: { required: ['revenue'] } }),
      '“主体信息”的“年收入”未填写',
    ],
    ['a list with items', of('sites', { minItems: 1 }), '“主体信息”的“经营场所”至少有 1 项'],
    [
      'a list without items',
      inWords({ not: { properties: { profile: { properties: { sites: { minItems: 1 } } } } } }),
      '“主体信息”的“经营场所”没有任何一项',
    ],
    [
      'an item of a list',
      of('sites', { contains: { properties: { city: { const: '杭州' } } } }),
      '“主体信息”的“经营场所”中有一项满足：“主体信息”的“经营场所”的“城市”为“杭州”',
    ],
    [
      'parts that all hold',
      ofProfile({
        required: ['scale', 'revenue'],
        properties: { scale: { const: 'large' }, revenue: { exclusiveMinimum: 1000 } },
      }),
      '“主体信息”的“企业规模”为“大型” 且 “主体信息”的“年收入”大于 1000 万元',
    ],
    [
      'parts of which one holds',
      ofProfile({
        anyOf: [{ required: ['revenue'] }, { properties: { listed: { const: true } } }],
      }),
      '（“主体信息”的“年收入”已填写 或 “主体信息”的“已上市”为是）',
    ],
    [
      'an expression',
      inWords('profile.revenue > 100 && profile.scale != "small"'),
      '“主体信息”的“年收入”大于 100 万元 且 “主体信息”的“企业规模”不为“小型”',
    ],
    ['a key that no form has', inWords({ required: ['registry'] }), '“registry”已填写'],
  ])('name %s', (_, words, expected) => expect(words).toBe(expected))

  it('say the condition of a field within its form', () => {
    const form = compileForm({
      schema: {
        type: 'object',
        properties: {
          listed: { type: 'boolean', title: '已上市' },
          scale: { enum: ['a', 'b'], title: '规模' },
        },
        if: { properties: { listed: { const: true } }, required: ['listed'] },
        then: { properties: { code: { type: 'string', title: '证券代码' } } },
        else: { properties: { plan: { type: 'string', title: '计划' } } },
        dependencies: { scale: { properties: { note: { type: 'string', title: '说明' } } } },
      },
    })
    const conditionOf = (name: string) => {
      const field = form.fields.find((one) => one.name === name)
      return field?.conditions.map((one) => fieldConditionWords(one, fieldTopic(form.root)))
    }
    expect(conditionOf('code')).toEqual(['“已上市”为是'])
    expect(conditionOf('plan')).toEqual(['“已上市”不为是'])
    expect(conditionOf('note')).toEqual(['“规模”已填写'])
  })

  it('name every condition of the processes there are', () => {
    const words = readdirSync('schemas/processes').flatMap((file) => {
      const real = compileProcess(
        JSON.parse(readFileSync(`schemas/processes/${file}`, 'utf8')) as ProcessInfo,
      )
      return real.steps.flatMap(({ when }) =>
        when ? [conditionWords(when.source, collectedTopic(real))] : [],
      )
    })
    expect(words).toMatchInlineSnapshot(`
      [
        "“额度需求”的“担保方式”为“保证担保”或“抵押担保”",
        "“融资条件”的“basis”为“invoice”",
        "“融资条件”的“basis”为“order”",
        "“融资条件”的“basis”为“receivable”",
        "“资料管理”的“card”至少有 1 项",
        "“已保存的账户”的“收款账户”没有任何一项",
        "“待延期的借款”的“repaid”为“inParts”",
        "“待延期的借款”的“repaid”为“inOneSum”",
        "“企业基本信息”的“企业规模”为“中型”或“大型”",
      ]
    `)
  })
})
