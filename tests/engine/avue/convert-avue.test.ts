import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { convertAvue } from '#engine/avue/convert-avue.ts'
import { atPointer } from '#engine/json/pointer.ts'
import { entry, processOf } from '../process/definitions.ts'
import type { Part } from './convert-column.ts'

const FOLDER = join(import.meta.dirname, 'options')
const option = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Record<string, unknown>

describe('convertAvue', () => {
  it('keeps name, texts, width, default, and read-only columns', () => {
    const { form } = convertAvue({
      span: 8,
      column: [
        {
          prop: 'a',
          label: '金额',
          append: '元',
          placeholder: '请输入',
          tip: '含税',
          labelTip: '总额',
          value: '1',
          span: 6,
        },
        { prop: 'b', disabled: true },
        { prop: 'c', readonly: true, span: 16 },
        { prop: 'd', detail: true, span: 24 },
        { prop: 'e', display: false, rules: [{ required: true }], value: 'x' },
      ],
    })
    expect(form.schema).toEqual({
      type: 'object',
      properties: {
        a: { title: '金额（元）', description: '总额', type: 'string', default: '1' },
        b: { title: 'b', type: 'string' },
        c: { title: 'c', type: 'string' },
        d: { title: 'd', type: 'string' },
        e: { title: 'e', type: 'string', default: 'x' },
      },
    })
    expect(form.uiSchema).toEqual({
      a: { 'ui:placeholder': '请输入', 'ui:help': '含税', 'ui:options': { width: 'quarter' } },
      b: { 'ui:disabled': true, 'ui:options': { width: 'third' } },
      c: { 'ui:readonly': true, 'ui:options': { width: 'twoThirds' } },
      d: { 'ui:widget': 'readonly', 'ui:readonly': true, 'ui:options': { width: 'full' } },
      e: { 'ui:widget': 'hidden', 'ui:options': { width: 'third' } },
    })
  })
  it('sorts by order, highest first, and keeps the sequence of equal ones', () => {
    const column = [{ prop: 'a' }, { prop: 'b', order: 2 }, { prop: 'c', order: -1 }, { prop: 'd' }]
    const { form } = convertAvue({ column })
    expect(Object.keys(form.schema.properties as object)).toEqual(['b', 'a', 'd', 'c'])
  })

  it('keeps the data of groups flat, below headings', () => {
    const { form } = convertAvue({ ...option('groups'), tabs: false })
    expect(Object.keys(form.schema.properties as object)).toContain('guarantor')
    expect(form.uiSchema['ui:options']).toEqual({
      sections: [
        { title: '基本信息', fields: ['applicant', 'period'] },
        { title: '融资需求', fields: ['amount', 'purposes'] },
        { title: '担保', fields: ['guarantor', 'collateral', 'note'] },
      ],
    })
  })

  it('puts groups into tabs if the option does, with their headings', () => {
    const { form } = convertAvue(option('groups'))
    expect(form.uiSchema['ui:options']).toEqual({
      sections: [
        { tab: '基本信息', fields: ['applicant', 'period'] },
        { tab: '基本信息', title: '融资需求', fields: ['amount', 'purposes'] },
        { tab: '担保', fields: ['guarantor', 'collateral', 'note'] },
      ],
    })
  })

  it.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))(
    'converts %s to a form that can be shown, with diagnostics that point into it',
    (name) => {
      const content = option(name)
      const { form, diagnostics } = convertAvue(content)
      for (const { pointer } of diagnostics) expect(atPointer(content, pointer)).toBeDefined()
      const plan = compileProcess(processOf(entry(1, { content: JSON.stringify(content) })))
      expect(plan.steps[0]?.broken).toBe(false)
      expect(plan.steps[0]?.forms[0]?.plan).toMatchObject({ ...form })
      expect(plan.diagnostics).toHaveLength(diagnostics.length)
    },
  )

  it('reports no diagnostic if everything is carried over', () => {
    const { diagnostics } = convertAvue({
      ...option('company-info'),
      column: (option('company-info').column as Part[]).map(({ control: _, ...column }) => column),
    })
    expect(diagnostics).toEqual([])
  })
})
