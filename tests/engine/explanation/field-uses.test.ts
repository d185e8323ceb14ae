import { describe, expect, it } from 'vitest'
import { fieldUses } from '#engine/explanation/field-uses.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { atPointer } from '#engine/json/pointer.ts'
import { entry, externalDatum, fixedPage, processOf } from '../process/definitions.ts'

const text = (title: string) => ({ type: 'string', title })
const number = (title: string) => ({ type: 'number', title })

const process = processOf(
  entry(1, {
    keyName: 'demand',
    schema: {
      type: 'object',
      properties: {
        amount: number('额度'),
        rate: number('费率'),
        fee: number('手续费'),
        scale: { title: '规模', enum: ['small', 'large'] },
        listed: { type: 'boolean', title: '已上市' },
        note: text('备注'),
        contact: { type: 'object', title: '联系人', properties: { phone: text('电话') } },
        goods: {
          type: 'array',
          title: '货物',
          items: { type: 'object', properties: { weight: number('重量') } },
        },
        count: number('件数'),
      },
      if: { properties: { listed: { const: true } }, required: ['listed'] },
      then: { properties: { code: text('证券代码') } },
    },
    uiSchema: {
      fee: { 'ui:options': { computed: 'amount * rate' } },
      count: { 'ui:options': { computed: 'size(goods)' } },
    },
  }),
  externalDatum(1, 'registry'),
  entry(2, {
    keyName: 'pledge',
    schema: {
      type: 'object',
      properties: { value: number('评估价'), phone: text('电话'), other: text('其他') },
    },
    uiSchema: {
      value: {
        'ui:options': {
          rules: [{ holds: 'value > collected.demand.amount', message: '评估价应高于额度' }],
        },
      },
      phone: { 'ui:options': { source: '/demand/contact/phone' } },
    },
    step: { when: 'demand.scale == "large"' },
  }),
  fixedPage(3, { content: { step: { dependsOn: ['/pledge/value'] } } }),
  entry(4),
)

const uses = () =>
  Object.fromEntries(
    fieldUses(compileProcess(process)).flatMap(({ step, fields }) =>
      fields.map((field) => [
        `${step.progress} ${field.title}`,
        field.uses.map(({ words }) => words),
      ]),
    ),
  )

describe('the answers that a process asks for', () => {
  it('have the conditions, expressions, pointers and results that read them', () => {
    expect(uses()).toEqual({
      '1 额度': ['“手续费”的计算', '“评估价”的规则'],
      '1 费率': ['“手续费”的计算'],
      '1 规模': ['步骤“第2步”的条件'],
      '1 已上市': ['是否显示“证券代码”'],
      '1 备注': [],
      '1 联系人 · 电话': ['“电话”的来源'],
      '1 货物': ['“件数”的计算'],
      '1 证券代码': [],
      '2 评估价': ['“评估价”的规则', '步骤“第3步”的结果所依据的内容'],
      '2 电话': [],
      '2 其他': [],
    })
  })

  it('and their uses stand where their pointers lead', () => {
    for (const { fields } of fieldUses(compileProcess(process)))
      for (const field of fields)
        for (const pointer of [field.pointer, ...field.uses.map((use) => use.pointer)])
          expect([pointer, atPointer(process, pointer)]).not.toEqual([pointer, undefined])
  })
})
