import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { lintProcess } from '#engine/lint/lint-process.ts'
import { entry, processOf } from '../process/definitions.ts'

const amount = { type: 'object', properties: { amount: { type: 'string', format: 'money' } } }
const findings = (when: unknown) =>
  lintProcess(processOf(entry(1, { schema: amount }), entry(2, { step: { when } }), entry(3)))
    .diagnostics.filter(({ pointer }) => pointer.endsWith('/step/when'))
    .map(({ code, message }) => [code, message])

describe('the condition of a step that is an expression', () => {
  it('leaves the step out only if it is that of its first entry', () => {
    const wrong = { step: { when: 'k1.amount >=' } }
    const further = { ...entry(2, wrong), id: 'further', keyName: 'further' }
    const leftOut = (...entries: unknown[]) =>
      compileProcess(processOf(entry(1), ...entries)).leftOut.map(({ code }) => code)
    expect(leftOut(entry(2, wrong))).toEqual(['invalid-condition'])
    expect(leftOut(entry(2), further)).toEqual([])
    expect(leftOut({ ...further, nodeType: 3 }, entry(2))).toEqual([])
  })

  it('has no diagnostic where it reads an earlier field', () => {
    expect(findings('k1.amount >= 100000')).toEqual([])
  })

  it.each([
    ['k1.amout >= 1', 'condition-unknown-field', '“amout”，是否应为“amount”'],
    ['k4.amount >= 1', 'condition-unknown-key', '“k4”'],
    ['k3.amount >= 1', 'condition-reads-later-step', 'k3'],
    ['k1.amount >=', 'invalid-condition', '有语法错误'],
    ['k1.day == today()', 'invalid-condition', '的函数不可用（today()）'],
    ['1 + 2', 'invalid-condition', '条件应为真假值'],
  ])('says what is wrong: %s', (when, code, says) => {
    expect(findings(when)).toEqual([[code, expect.stringContaining(says)]])
  })
})
