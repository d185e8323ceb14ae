import { describe, expect, it } from 'vitest'
import type { Sample } from './measure.ts'
import { rowsOf, verdictsOf } from './report.ts'

const sample = (changed: Partial<Sample>): Sample => ({
  engine: 'portal',
  workload: 'flat',
  n: 600,
  firstUsable: 100,
  allThere: 200,
  script: [1, 1, 5],
  paint: [10],
  task: 10,
  submit: 100,
  errors: 600,
  show: undefined,
  heapMB: 10,
  kB: 300,
  isKept: true,
  ...changed,
})

describe('rowsOf', () => {
  it('returns the median of the repeats, and the script time of all keys', () => {
    const rows = rowsOf([
      sample({ submit: 90, script: [1, 1] }),
      sample({ submit: 300, script: [3] }),
      sample({ submit: 120, script: [7, 8] }),
      sample({ engine: 'plain' }),
    ])
    expect(rows.map(({ engine, submit }) => [engine, submit])).toEqual([
      ['portal', 120],
      ['plain', 100],
    ])
    expect(rows[0]).toMatchObject({ script: 3, scriptP95: 8 })
  })
})

describe('verdictsOf', () => {
  const missed = (ours: Partial<Sample>, ...others: Partial<Sample>[]) =>
    verdictsOf(rowsOf([sample(ours), ...others.map(sample)]))
      .filter(({ isMet }) => !isMet)
      .map(({ what }) => what)

  it('compares a form with the other engines of the run', () => {
    const plain = { engine: 'plain', task: 10, firstUsable: 70 } as const
    const antd = { engine: 'antd', submit: 290 } as const
    expect(missed({ task: 13 }, plain, antd)).toEqual(['flat 600: submit ÷ antd Form by hand'])
    expect(missed({ task: 13.1, submit: 96 }, plain, antd)).toEqual([
      'flat 600: task per key ÷ plain inputs',
    ])
  })

  it('has no verdict on an engine that was not in the run', () => {
    expect(verdictsOf(rowsOf([sample({})])).map(({ what }) => what)).toEqual([
      'flat 600: script per key, median',
      'flat 600: script per key, p95',
    ])
  })
})
