import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { main } from '#scripts/loan.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'loan-cli-'))))
afterAll(() => rm(folder, { recursive: true }))

/** Runs the program inside this process. */
const run = (...args: string[]) => {
  const said = { out: '', err: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (said.out += text)),
    vi.spyOn(console, 'error').mockImplementation((text: string) => void (said.err += text)),
  ]
  try {
    return { status: main(args), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

describe('npm run loan', () => {
  it('prints the plan as an aligned table', () => {
    const { status, out } = run('docs/loan.json')
    const lines = out.split('\n')
    expect(status).toBe(0)
    expect(lines[0]).toBe(
      '期数      还款日  天数     本金    利息     应还  剩余本金                 利息计算',
    )
    expect(lines[1]).toBe(
      '   1  2026-02-15    31  8106.64  500.00  8606.64  91893.36  100000.00 × 6% × 30/360',
    )
    expect(lines.at(-1)).toBe('利息合计 3279.73，还款合计 103279.73')
  })

  it('prints the same as JSON', () => {
    const { status, out } = run('docs/loan.json', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      totalInterest: '3279.73',
      total: '103279.73',
      plan: { length: 12, 11: { due: '8606.69', balance: '0.00' } },
    })
  })

  it.each([
    ['no file', '', 2, '用法：'],
    ['broken JSON', '{', 2, '不是有效的 JSON'],
    ['another shape', '{"amount":1}', 2, '中的内容有误：amount'],
    [
      'wrong terms',
      '{"amount":"0","annualRate":"6","method":"x","dayCount":"30/360","startDate":"2026-01-01","periods":1}',
      1,
      'amount：金额必须大于 0\nmethod：请选择还款方式',
    ],
  ])('refuses %s', async (_, text, status, message) => {
    const outcome = text ? run(await file('terms.json', text)) : run()
    expect([outcome.status, outcome.out]).toEqual([status, ''])
    expect(outcome.err).toContain(message)
  })

  it('refuses a file that it can not read', () => {
    expect(run(join(folder, 'none.json'))).toMatchObject({ status: 2, out: '' })
  })
})
