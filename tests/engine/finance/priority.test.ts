import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankRights, type Right } from '#engine/finance/priority.ts'

const right = (id: string, rest: Omit<Right, 'id' | 'holder'> = {}): Right => ({
  id,
  holder: id,
  ...rest,
})

const ranks = (rights: readonly Right[]) =>
  rankRights(rights).map(({ right: { id }, rank, reason }) => [id, rank, reason])

describe('rankRights', () => {
  it('puts registered rights first by time, then noticed ones by time, the rest in proportion', () => {
    expect(
      ranks([
        right('neither'),
        right('late notice', { noticedAt: '2026-11-03' }),
        right('late', { registeredAt: '2026-11-20', noticedAt: '2026-11-01' }),
        right('other'),
        right('notice', { noticedAt: '2026-11-02' }),
        right('early', { registeredAt: '2026-11-19' }),
      ]),
    ).toEqual([
      ['early', 1, 'registered'],
      ['late', 2, 'registered'],
      ['notice', 3, 'noticed'],
      ['late notice', 4, 'noticed'],
      ['neither', 5, 'proportion'],
      ['other', 5, 'proportion'],
    ])
  })

  it('ranks alike in any order, and a later registration never displaces an earlier one', () => {
    const day = fc.option(
      fc.integer({ min: 10, max: 19 }).map((number) => `2026-11-${number}`),
      { nil: undefined },
    )
    const rights = fc
      .array(fc.record({ registeredAt: day, noticedAt: day }), { maxLength: 6 })
      .map((list) => list.map((one, at) => right(String(at), one)))
    const rankOf = (list: readonly Right[]) =>
      Object.fromEntries(rankRights(list).map((ranked) => [ranked.right.id, ranked.rank]))
    fc.assert(
      fc.property(rights, (list) => {
        const before = rankOf(list)
        expect(rankOf(list.toReversed())).toEqual(before)
        const after = rankOf([...list, right('new', { registeredAt: '2026-11-20' })])
        for (const { id, registeredAt } of list)
          if (registeredAt) expect(after[id]).toBe(before[id])
          else expect(after['new']).toBeLessThan(after[id] ?? 0)
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })
})
