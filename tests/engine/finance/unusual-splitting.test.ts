import { describe, expect, it } from 'vitest'
import { unusualSplitting, type TracedPosition } from '#engine/finance/unusual-splitting.ts'

const position = (id: string, changes: Partial<TracedPosition> = {}): TracedPosition => ({
  id,
  parentId: '',
  holder: '甲',
  amount: '100.00 元',
  openedOn: '2026-11-20',
  ...changes,
})
/** Pieces of a position, of different amounts. */
const pieces = (parentId: string, count: number, changes: Partial<TracedPosition> = {}) =>
  Array.from({ length: count }, (_, at) =>
    position(`${parentId}.${at}`, { parentId, amount: `${at + 1}.00 元`, ...changes }),
  )

describe('unusualSplitting', () => {
  it('says nothing of a bill that is split and assigned once', () => {
    expect(
      unusualSplitting([
        position('1'),
        ...pieces('1', 4),
        position('2', { parentId: '1.0', holder: '乙' }),
      ]),
    ).toEqual([])
  })

  it('finds five splits in a day', () => {
    const chain = ['1', '1.0', '1.0.0', '1.0.0.0', '1.0.0.0.0']
    const positions = [position('1'), ...chain.flatMap((parent) => pieces(parent, 2))]
    expect(unusualSplitting(positions)).toEqual(['2026-11-20 一天内拆分 5 次'])
    expect(unusualSplitting(positions.slice(0, -2))).toEqual([])
  })

  it('finds five pieces of one amount', () => {
    const equal = { amount: '20.00 元' }
    expect(unusualSplitting([position('1'), ...pieces('1', 5, equal)])).toEqual([
      '甲 一次拆出 5 笔 20.00 元',
    ])
    expect(unusualSplitting([position('1'), ...pieces('1', 4, equal)])).toEqual([])
  })

  it('finds an amount that came back to a former holder', () => {
    const there = position('2', { parentId: '1', holder: '乙' })
    const back = position('3', { parentId: '2' })
    expect(unusualSplitting([position('1'), there, back])).toEqual(['流转后又回到 甲'])
  })
})
