import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanPosition } from '#engine/finance/loan-position.ts'
import type { LoanPosition } from '#engine/finance/describe-loan.ts'
import { PREPAYMENT_WAYS } from '#schemas/finance-words.ts'
import { type LoanEvent, type LoanInput } from '#engine/finance/loan-terms.ts'
import { calculatePlan } from '#engine/finance/plan.ts'
import { addDays } from './days.ts'
import { interestByDays, nextRow } from './interest-by-days.ts'
import { F1, paid, positionOf } from './loan.ts'
import { fenOf } from './recompute.ts'

const START = '2026-07-20'

/** The sequences of `npm test`, some fifteen seconds of them; `npm run fuzz` has thirty thousand. */
const RUNS = Math.min(30_000, Number(process.env.FUZZ_RUNS ?? 400))

type Days = 'actual/365' | 'actual/360'

const yuan = (fen: bigint): string => (Number(fen) / 100).toFixed(2)
const lower = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const higher = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** The demonstration's loan: 600,000 at 6.2 % over twelve months, a fee of 1 % for paying early, interest to the end of the period. */
const DEMO: LoanInput = {
  terms: {
    amount: '600000.00',
    annualRate: '6.2',
    method: 'equalInstalments',
    dayCount: 'actual/365',
    startDate: '2026-07-20',
    periods: 12,
  },
  prepayment: { way: 'smallerInstalments', feeRate: '1', interest: 'toPeriodEnd' },
}

/** 100.00 at 7 % in six instalments. */
const SMALL: LoanInput = {
  ...F1,
  prepayment: { way: 'fewerInstalments', feeRate: '0', interest: 'toDay' },
}

/** The open amounts of the instalments that are not due yet. */
const openAmounts = (input: LoanInput, events: readonly LoanEvent[], date: string): string[] =>
  positionOf(input, events, date)
    .rows.filter(({ status }) => status === 'future')
    .map(({ open }) => open)

/** The first instalments of a loan, paid on their days. */
const firstPaid = (input: LoanInput, count: number): LoanEvent[] =>
  (calculatePlan(input.terms).plan?.plan ?? [])
    .slice(0, count)
    .map(({ dueDate, due }, index) => ({ ...paid(dueDate, due), id: `d${index}` }))

describe('a loan that is paid ahead and then split anew', () => {
  it('spreads what is left evenly: what was paid ahead is counted once', () => {
    const [fifth] = firstPaid(DEMO, 5).slice(4)
    const ahead = (id: string, amount: string): LoanEvent => ({
      ...paid('2026-11-27', amount, { way: 'nextInstalments' }),
      id,
    })
    const events: LoanEvent[] = [
      ...firstPaid(DEMO, 4),
      ahead('a', fifth?.kind === 'payment' ? fifth.amount : ''),
      ahead('b', '100000.00'),
      { kind: 'rate', date: '2026-12-20', from: 6, annualRate: '6.2' },
    ]
    const position = positionOf(DEMO, events, '2026-12-20')
    expect(position.outstanding).toBe('255556.47')
    expect(openAmounts(DEMO, events, '2026-12-20')).toEqual([
      ...Array<string>(6).fill('37264.09'),
      '37264.08',
    ])
    const interest = position.rows.slice(5).reduce((sum, row) => sum + fenOf(row.interest.open), 0n)
    expect(interest).toBe(529_215n)
  })

  it.each<[string, LoanEvent, string[]]>([
    [
      'smaller instalments',
      paid('2024-02-01', '3.00', { way: 'smallerInstalments' }),
      ['8.26', '8.26', '8.26', '8.26', '8.25'],
    ],
    [
      'a later end',
      { kind: 'extension', date: '2024-02-10', from: 3, by: 2 },
      ['0.25', ...Array<string>(6).fill('7.41')],
    ],
  ])('differs by rounding alone with %s', (_, event, amounts) => {
    const events: LoanEvent[] = [
      { ...paid('2024-02-01', '17.01'), id: '1' },
      { ...paid('2024-02-01', '40.00', { way: 'nextInstalments' }), id: '2' },
      event,
    ]
    expect(openAmounts(SMALL, events, '2024-02-10')).toEqual(amounts)
  })
})

describe('the next instalment, paid before its day', () => {
  const LOAN: LoanInput = {
    terms: {
      amount: '120000.00',
      annualRate: '6',
      method: 'equalPrincipal',
      dayCount: 'actual/360',
      startDate: '2026-01-15',
      periods: 6,
    },
    prepayment: { way: 'fewerInstalments', feeRate: '0.5', interest: 'toDay' },
  }
  const next = { way: 'nextInstalments' } as const

  it('has nothing open on its day, and costs no fee', () => {
    const [first, second] = positionOf(
      LOAN,
      [paid('2026-02-10', '20620.00', next)],
      '2026-02-15',
    ).rows
    expect(first).toMatchObject({
      status: 'paid',
      principal: { paid: '20000.00', open: '0.00' },
      interest: { paid: '620.00', open: '0.00' },
      fee: { should: '0.00' },
    })
    expect(second).toMatchObject({ principal: { open: '20000.00' }, interest: { open: '466.67' } })
  })

  it('is paid as well where more is paid: the rest bears no interest for the days that are left, and uses up the next one', () => {
    const position = positionOf(LOAN, [paid('2026-02-10', '30000.00', next)], '2026-02-15')
    const [first, second] = position.rows
    // 9,387.22 beyond the instalment, less the fee of 0.5 %, bears no interest for five days: 7.78.
    expect(first).toMatchObject({ status: 'paid', interest: { should: '612.22', open: '0.00' } })
    expect(position.payments[0]?.surplus).toBe('0.00')
    expect(fenOf(second?.principal.open ?? '')).toBe(
      2_000_000n - (fenOf(first?.principal.paid ?? '') - 2_000_000n),
    )
  })

  it.each(['interestFirst', 'equalInstalments', 'equalPrincipal'])(
    'leaves nothing of %s',
    (method) => {
      const input = { ...LOAN, terms: { ...LOAN.terms, method } }
      const [row] = positionOf(input, [], '2026-02-10').rows
      const [then] = positionOf(
        input,
        [paid('2026-02-10', row?.due ?? '', next)],
        '2026-02-15',
      ).rows
      expect(then).toMatchObject({ status: 'paid', open: '0.00' })
    },
  )
})

describe('the plan of a loan', () => {
  it('is the same with the first due date that it has by default', () => {
    const terms = {
      amount: '100000',
      annualRate: '6',
      method: 'equalInstalments',
      dayCount: 'actual/365',
      startDate: '2026-03-31',
      periods: 5,
    }
    const stated = calculatePlan({ ...terms, firstDueDate: '2026-04-30' })
    expect(stated).toEqual(calculatePlan(terms))
    expect(stated.plan?.plan.map(({ dueDate }) => dueDate)).toEqual([
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
    ])
  })
})

describe('any loan that was touched', () => {
  // Steps in the engine's own words: a payment of exactly the next instalment among them, and payments that are taken back later.
  const dayOf = fc.integer({ min: 0, max: 200 })
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('payment' as const),
        day: dayOf,
        amount: fc.oneof(fc.constant('next' as const), fc.integer({ min: 100, max: 3_000_000 })),
        way: fc.constantFrom(undefined, ...PREPAYMENT_WAYS),
        ahead: fc.boolean(),
        principalOnly: fc.boolean(),
        isTakenBack: fc.constantFrom(false, false, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('extension' as const, 'holiday' as const, 'rate' as const),
        day: dayOf,
        from: fc.integer({ min: 1, max: 9 }),
        count: fc.integer({ min: 1, max: 2 }),
        annualRate: fc.constantFrom('3', '8.8'),
      }),
    },
  )
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

  const terms = fc.record({
    method: fc.constantFrom('equalInstalments', 'equalPrincipal', 'interestFirst'),
    dayCount: fc.constantFrom<Days>('actual/365', 'actual/360'),
    feeRate: fc.constantFrom('0', '1'),
    interest: fc.constantFrom<'toDay' | 'toPeriodEnd'>('toDay', 'toPeriodEnd'),
  })

  /** Does the steps one after the other as a server does: one that is refused is left out. */
  const done = (input: LoanInput, steps: readonly Step[]): LoanEvent[] =>
    steps
      .toSorted((one, other) => one.day - other.day)
      .reduce<LoanEvent[]>((events, one, place) => {
        const date = addDays(START, one.day)
        const event = eventOf(one, {
          date,
          id: String(place),
          before: positionOf(input, events, date),
        })
        return event && loanPosition(input, [...events, event], date).position
          ? [...events, event]
          : events
      }, [])

  const eventOf = (
    one: Step,
    { date, id, before }: { date: string; id: string; before: LoanPosition },
  ): LoanEvent | undefined => {
    switch (one.kind) {
      case 'extension':
        return { kind: 'extension', date, from: one.from, by: one.count }
      case 'holiday':
        return { kind: 'holiday', date, from: one.from, periods: one.count }
      case 'rate':
        return { kind: 'rate', date, from: one.from, annualRate: one.annualRate }
      case 'payment': {
        const { way, ahead, principalOnly } = one
        const next = fenOf(before.due.total) + fenOf(nextRow(before)?.open ?? '0')
        const fen = one.amount === 'next' ? next : BigInt(one.amount)
        const amount = yuan(fen)
        return fen > 0n
          ? { kind: 'payment', id, date, amount, way, ahead, principalOnly }
          : undefined
      }
    }
  }

  const check = (
    given: fc.Arbitrary<
      [
        { method: string; dayCount: Days; feeRate: string; interest: 'toDay' | 'toPeriodEnd' },
        Step[],
        number,
      ]
    >,
    holds: (input: LoanInput, events: LoanEvent[], day: number) => void,
  ) =>
    fc.assert(
      fc.property(given, ([{ method, dayCount, feeRate, interest }, steps, day]) => {
        const input: LoanInput = {
          terms: {
            ...DEMO.terms,
            startDate: START,
            amount: '100000.00',
            periods: 9,
            method,
            dayCount,
          },
          prepayment: { way: 'fewerInstalments', feeRate, interest },
        }
        const events = done(input, steps)
        holds(input, events, day)
        // A payment that is taken back is left out; the other events are used anew, if they are still possible.
        const back = new Set(
          steps
            .toSorted((one, other) => one.day - other.day)
            .flatMap((one, place) =>
              one.kind === 'payment' && one.isTakenBack ? [String(place)] : [],
            ),
        )
        const left = events.filter((event) => event.kind !== 'payment' || !back.has(event.id))
        if (left.length < events.length && loanPosition(input, left, addDays(START, 220)).position)
          holds(input, left, day)
      }),
      { numRuns: RUNS },
    )

  const given = fc.tuple(terms, fc.array(step, { maxLength: 7 }), fc.integer({ min: 0, max: 320 }))

  it('bears the interest of an independent sum over its days, and repays what is open', () => {
    check(given, (input, events, day) => {
      const date = addDays(START, day)
      const position = positionOf(input, events, date)
      expect(position.rows.map(({ interest }) => fenOf(interest.should))).toEqual(
        interestByDays(input, events, position),
      )
      const open = position.rows.reduce((sum, row) => sum + fenOf(row.principal.open), 0n)
      expect(open).toBe(fenOf(position.outstanding))
    })
  })

  it('has even instalments after it is split anew', () => {
    check(given, (input, events, day) => {
      if (input.terms.method === 'interestFirst') return
      const last = addDays(START, Math.max(201, day))
      const { rows } = positionOf(input, events, last)
      const [on, next] = rows.filter(
        ({ dueDate, status }) => dueDate > last && status !== 'holiday',
      )
      if (!on || next?.number !== on.number + 1) return
      // On the day on which an instalment is due, before it is paid.
      const rate: LoanEvent = { kind: 'rate', date: on.dueDate, from: next.number, annualRate: '5' }
      const { position } = loanPosition(input, [...events, rate], on.dueDate)
      const future = position?.rows.filter(({ status }) => status === 'future') ?? []
      const isOfPrincipal = input.terms.method === 'equalPrincipal'
      const parts = future
        // One after a holiday bears the interest of its time as well.
        .filter((row) => isOfPrincipal || row.why[0]?.from === addDays(row.dueDate, -row.days))
        .map((row) => fenOf(isOfPrincipal ? row.principal.open : row.open))
      const [least, most] = [parts.reduce(lower, parts[0] ?? 0n), parts.reduce(higher, 0n)]
      // An amount that is too small for the instalments is not split.
      const spread = most > 10_000n ? most - least : 0n
      expect(spread).toBeLessThanOrEqual(BigInt(parts.length))
    })
  })
})
