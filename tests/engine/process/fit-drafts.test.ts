import { describe, expect, it } from 'vitest'
import { pathKey } from '#engine/json/path-values.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { fitDrafts } from '#engine/process/fit-drafts.ts'
import { entry, processOf } from './definitions.ts'

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
const form = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

/** Fits a draft of one definition into another one; the titles are those of the earlier one. */
const fitted = (earlier: object, now: object | undefined, data: unknown, aside?: unknown) => {
  const planOf = (schema: object) => compileProcess(processOf(entry(1, { schema }), entry(2)))
  const titles = Object.fromEntries(
    planOf(earlier).steps[0]!.forms[0]!.plan.fields.map(({ path, title }) => [
      pathKey(path),
      title,
    ]),
  )
  const draft = { id: 'f1', titles: { '': '联系人', ...titles }, data, aside }
  const plan = now ? planOf(now) : compileProcess(processOf(entry(2)))
  const { kept, dropped } = fitDrafts(plan, [draft])
  return { kept: kept.f1, dropped: dropped.map((one) => [one.title, one.data]) }
}

const GONE = '第1步 · 已取消的内容'

describe('fitDrafts', () => {
  it('keeps what still has a field, half typed too, and names the rest by its old title', () => {
    const earlier = form({ name: text('姓名'), fax: text('传真号码') })
    const now = form({ name: text('姓名', { minLength: 9 }), email: text('邮箱') })
    expect(fitted(earlier, now, { name: '陈', fax: '0512-1', token: 'x' })).toEqual({
      kept: { name: '陈', token: 'x' },
      dropped: [[GONE, { 传真号码: '0512-1' }]],
    })
  })

  it('names a value by its key where its title was not written', () => {
    const now = form({ name: text('姓名') }, { additionalProperties: false })
    expect(fitted(form({}), now, { name: '陈', fax: '0512-1' })).toEqual({
      kept: { name: '陈' },
      dropped: [[GONE, { fax: '0512-1' }]],
    })
  })

  it('drops a value of another type or without its option, and keeps empty ones', () => {
    const earlier = form({ a: text('金额'), b: text('用途'), c: text('备注'), d: text('方式') })
    const now = form({
      a: { type: 'number', title: '金额' },
      b: text('用途', { enum: ['采购'] }),
      c: { type: 'number', title: '备注' },
      d: { title: '方式', oneOf: [{ const: '甲', title: '甲' }] },
    })
    expect(fitted(earlier, now, { a: '一百', b: '其他', c: '', d: '甲' })).toEqual({
      kept: { c: '', d: '甲' },
      dropped: [[GONE, { 金额: '一百', 用途: '其他' }]],
    })
  })

  it('takes the options of every branch that declares a field', () => {
    const branch = (kind: string) => form({ kind: text('类型', { const: kind }) })
    const schema = { ...form({ kind: text('类型') }), oneOf: [branch('甲'), branch('乙')] }
    expect(fitted(schema, schema, { kind: '乙' })).toEqual({ kept: { kind: '乙' }, dropped: [] })
  })

  it('goes into groups and rows', () => {
    const rows = (properties: object) => ({
      type: 'array',
      title: '联系人',
      items: form(properties),
    })
    const earlier = form({
      one: { ...form({ name: text('姓名'), fax: text('传真') }), title: '经办人' },
      rows: rows({ name: text('姓名'), fax: text('传真') }),
      old: rows({ name: text('姓名') }),
    })
    const now = form({
      one: { ...form({ name: text('姓名') }), title: '经办人' },
      rows: rows({ name: text('姓名') }),
    })
    const person = { name: '陈', fax: '1' }
    expect(
      fitted(earlier, now, { one: person, rows: [person, person], old: [{ name: '林' }] }),
    ).toEqual({
      kept: { one: { name: '陈' }, rows: [{ name: '陈' }, { name: '陈' }] },
      dropped: [
        [
          GONE,
          {
            '经办人 · 传真': '1',
            '联系人 · 传真': '1',
            '联系人 · 传真 2': '1',
            '联系人 · 姓名': '林',
          },
        ],
      ],
    })
  })

  it('drops all of a form that is gone, under its old name', () => {
    expect(fitted(form({ name: text('姓名') }), undefined, { name: '陈' })).toEqual({
      kept: undefined,
      dropped: [['联系人 · 已取消的内容', { 姓名: '陈' }]],
    })
  })

  it('drops the values that were put aside', () => {
    const schema = form({ name: text('姓名') })
    const aside = { values: [{ path: ['name'], under: [], value: '陈', count: 1 }, 1, { path: 1 }] }
    expect(fitted(schema, schema, undefined, aside)).toEqual({
      kept: undefined,
      dropped: [[GONE, { 姓名: '陈' }]],
    })
  })

  it.each([undefined, null, 'text', 1, [1]])('keeps nothing of a draft that is %j', (data) => {
    expect(fitted(form({}), form({}), data).kept).toBeUndefined()
  })
})
