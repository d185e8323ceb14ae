import { describe, expect, it } from 'vitest'
import { byTab, inHeadings, underHeadings, type Heading } from '#engine/form/headings.ts'

const HEADINGS: readonly Heading[] = [
  { title: '主体', tab: '基本', fields: ['name', 'code'] },
  { title: '账户', tab: '结算', fields: ['bank'] },
]
const under = (...names: string[]) => underHeadings(HEADINGS, names, (name) => name)

describe('the headings of a form', () => {
  it('group neighbours, and fields without a heading by themselves', () => {
    expect(under('note', 'name', 'code', 'bank', 'mail')).toEqual([
      { title: '', tab: '', things: ['note'] },
      { title: '主体', tab: '基本', things: ['name', 'code'] },
      { title: '账户', tab: '结算', things: ['bank'] },
      { title: '', tab: '', things: ['mail'] },
    ])
  })

  it('are grouped by tab, those without a tab first', () => {
    const shown = (...names: string[]) =>
      byTab(under(...names)).map(({ tab, parts }) => [tab, parts.flatMap(({ things }) => things)])
    expect(shown('name', 'note', 'bank', 'mail')).toEqual([
      ['', ['note', 'mail']],
      ['基本', ['name']],
      ['结算', ['bank']],
    ])
  })

  it('put fields in their order, those without a heading first', () => {
    expect(inHeadings(HEADINGS, ['bank', 'code', 'note', 'name'])).toEqual([
      'note',
      'code',
      'name',
      'bank',
    ])
  })
})
