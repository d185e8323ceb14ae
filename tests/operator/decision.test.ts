import { describe, expect, it } from 'vitest'
import { reasonOf, reasonsFor, returnsTo } from '#src/operator/submissions/decision.ts'

const steps = [
  { progress: 1, number: 1, title: '企业信息', fields: [{ title: '企业名称', isFile: false }] },
  { progress: 3, number: 2, title: '材料', fields: [{ title: '营业执照', isFile: true }] },
]

describe('the reasons of a return', () => {
  it('name their step and field, a line each, and lead to the first step with a reason', () => {
    const pins = [
      { progress: 3, field: '营业执照', text: ' 图片不清晰 ' },
      { progress: 1, field: '', text: '' },
      { progress: 3, field: '', text: '缺一页' },
    ]
    expect(reasonOf(steps, pins)).toBe('材料 · 营业执照：图片不清晰\n材料：缺一页')
    expect(returnsTo(pins)).toBe(3)
  })

  it('are suggested by what they are about', () => {
    const [file] = reasonsFor(steps, { progress: 3, field: '营业执照', text: '' })
    expect(file).toContain('原件照片')
    expect(reasonsFor(steps, { progress: 1, field: '企业名称', text: '' })).not.toContain(file)
  })
})
