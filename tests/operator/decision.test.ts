import { describe, expect, it } from 'vitest'
import { reasonOf, reasonsFor, returnsTo, sentPins } from '#src/operator/submissions/decision.ts'

const NAME = { formId: 'company', pointer: '/name', title: '企业名称', isFile: false }
const LICENCE = { formId: 'files', pointer: '/licence', title: '营业执照', isFile: true }
const steps = [
  { progress: 1, number: 1, title: '企业信息', fields: [NAME] },
  { progress: 3, number: 2, title: '材料', fields: [LICENCE] },
]

describe('the reasons of a return', () => {
  it('name their step and field, a line each, and lead to the first step with a reason', () => {
    const pins = [
      { progress: 3, field: 'files/licence', text: ' 图片不清晰 ' },
      { progress: 1, field: '', text: '' },
      { progress: 3, field: '', text: '缺一页' },
    ]
    expect(reasonOf(steps, pins)).toBe('材料 · 营业执照：图片不清晰\n材料：缺一页')
    expect(returnsTo(pins)).toBe(3)
    expect(sentPins(steps, pins)).toEqual([
      { progress: 3, formId: 'files', pointer: '/licence', reason: '图片不清晰' },
      { progress: 3, formId: '', pointer: '', reason: '缺一页' },
    ])
  })

  it('are suggested by what they are about', () => {
    const [file] = reasonsFor(steps, { progress: 3, field: 'files/licence', text: '' })
    expect(file).toContain('原件照片')
    expect(reasonsFor(steps, { progress: 1, field: 'company/name', text: '' })).not.toContain(file)
  })
})
