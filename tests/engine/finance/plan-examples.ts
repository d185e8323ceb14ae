import type { PlanInput } from '#engine/finance/terms.ts'

/*
 * The worked examples of the finance facts, 1.2: F from Apache Fineract, C computed in yuan. A column that an example
 * leaves out is left out here.
 */

/** Columns of a plan, as texts separated by blanks. */
export interface PlanExample {
  name: string
  terms: PlanInput
  dueDates?: string
  days?: string
  principal?: string
  interest?: string
  due?: string
  balance?: string
  /** The factors, to as many places as the example has. */
  factors?: string
  totalInterest?: string
  total?: string
}

const MONTHS_18 =
  '2022-12-01 2023-01-01 2023-02-01 2023-03-01 2023-04-01 2023-05-01 2023-06-01 2023-07-01 2023-08-01 2023-09-01 2023-10-01 2023-11-01 2023-12-01 2024-01-01 2024-02-01 2024-03-01 2024-04-01 2024-05-01'
const DAYS_18 = '30 31 31 28 31 30 31 30 31 31 30 31 30 31 31 29 31 30'

/** Repeats a cell. */
const cells = (cell: string, times: number): string => Array(times).fill(cell).join(' ')

const hundred = {
  amount: '100.00',
  method: 'equalInstalments',
  startDate: '2024-01-01',
  periods: 6,
}

const fiveThousand = {
  amount: '5000',
  annualRate: '12',
  dayCount: '30/360',
  startDate: '2022-11-01',
  periods: 18,
}

const wholeUnits = {
  ...fiveThousand,
  method: 'equalInstalments',
  amount: '1250',
  annualRate: '15',
  periods: 4,
  roundTo: '1',
}

const yuan = {
  amount: '100000',
  annualRate: '6',
  dayCount: 'actual/360',
  startDate: '2026-01-15',
  periods: 6,
}

const million = {
  amount: '1000000',
  annualRate: '5.60',
  method: 'bullet',
  startDate: '2026-01-15',
  days: 180,
}

const F1 = {
  dueDates: '2024-02-01 2024-03-01 2024-04-01 2024-05-01 2024-06-01 2024-07-01',
  days: '31 29 31 30 31 30',
  principal: '16.43 16.52 16.62 16.72 16.81 16.90',
  interest: '0.58 0.49 0.39 0.29 0.20 0.10',
  due: '17.01 17.01 17.01 17.01 17.01 17.00',
  balance: '83.57 67.05 50.43 33.71 16.90 0.00',
  factors: cells('0.005833333333', 6),
  totalInterest: '2.05',
  total: '102.05',
}

export const PLAN_EXAMPLES: readonly PlanExample[] = [
  {
    name: 'F1 equal instalments, 30/360, half up',
    terms: { ...hundred, annualRate: '7', dayCount: '30/360' },
    ...F1,
  },
  {
    name: 'F1 half even',
    terms: { ...hundred, annualRate: '7', dayCount: '30/360', rounding: 'halfEven' },
    ...F1,
  },
  {
    name: 'F3 equal instalments, actual/365',
    terms: { ...hundred, annualRate: '15.678', dayCount: 'actual/365' },
    days: '31 29 31 30 31 30',
    interest: '1.33 1.05 0.90 0.66 0.46 0.22',
    due: '17.43 17.43 17.43 17.43 17.43 17.47',
    balance: '83.90 67.52 50.99 34.22 17.25 0.00',
    factors:
      '0.013315561644 0.012456493151 0.013315561644 0.012886027397 0.013315561644 0.012886027397',
    totalInterest: '4.62',
  },
  {
    name: 'F4 equal instalments without a rest, 30/360',
    terms: { ...hundred, annualRate: '9.4822', dayCount: '30/360' },
    interest: '0.79 0.66 0.53 0.40 0.27 0.13',
    due: cells('17.13', 6),
    balance: '83.66 67.19 50.59 33.86 17.00 0.00',
    totalInterest: '2.78',
  },
  {
    name: 'F5 actual/actual across a new year',
    terms: {
      ...hundred,
      annualRate: '9.4822',
      dayCount: 'actual/actual',
      startDate: '2023-12-12',
    },
    dueDates: '2024-01-12 2024-02-12 2024-03-12 2024-04-12 2024-05-12 2024-06-12',
    interest: '0.80 0.67 0.50 0.41 0.26 0.14',
    due: '17.13 17.13 17.13 17.13 17.13 17.13',
    balance: '83.67 67.21 50.58 33.86 16.99 0.00',
    factors: '0.008044857759 0.008031371585 0.007513218579',
  },
  {
    name: 'F6 six weeks, a year of 364 days',
    terms: { ...hundred, annualRate: '9.4822', dayCount: 'actual/364', every: { weeks: 1 } },
    days: cells('7', 6),
    interest: '0.18 0.15 0.12 0.09 0.06 0.03',
    due: '16.77 16.77 16.77 16.77 16.77 16.78',
  },
  {
    name: 'F6 three fortnights, smoothed',
    terms: {
      ...hundred,
      annualRate: '9.4822',
      dayCount: 'actual/364',
      every: { weeks: 2 },
      periods: 3,
    },
    days: '14 14 14',
    interest: '0.36 0.24 0.12',
    due: '33.57 33.57 33.58',
  },
  {
    name: 'F6 six times 15 days, a year of 360 days',
    terms: { ...hundred, annualRate: '9.4822', dayCount: 'actual/360', every: { days: 15 } },
    days: cells('15', 6),
    interest: '0.40 0.33 0.26 0.20 0.13 0.07',
    due: '16.90 16.90 16.90 16.90 16.90 16.89',
  },
  {
    name: 'F8 (RS02) equal instalments in whole units',
    terms: { ...fiveThousand, method: 'equalInstalments', roundTo: '1' },
    dueDates: MONTHS_18,
    days: DAYS_18,
    principal:
      '255.00 257.55 260.13 262.73 265.35 268.01 270.69 273.39 276.13 278.89 281.68 284.50 287.34 290.21 293.12 296.05 299.01 300.22',
    interest:
      '50.00 47.45 44.87 42.27 39.65 36.99 34.31 31.61 28.87 26.11 23.32 20.50 17.66 14.79 11.88 8.95 5.99 3.00',
    due: `${cells('305.00', 17)} 303.22`,
    balance:
      '4745.00 4487.45 4227.32 3964.59 3699.24 3431.23 3160.54 2887.15 2611.02 2332.13 2050.45 1765.95 1478.61 1188.40 895.28 599.23 300.22 0.00',
    totalInterest: '488.22',
    total: '5488.22',
  },
  {
    name: 'F10 (RS04) equal principal',
    terms: { ...fiveThousand, method: 'equalPrincipal' },
    dueDates: MONTHS_18,
    days: DAYS_18,
    principal: `${cells('277.78', 17)} 277.74`,
    interest:
      '50.00 47.22 44.44 41.67 38.89 36.11 33.33 30.56 27.78 25.00 22.22 19.44 16.67 13.89 11.11 8.33 5.56 2.78',
    due: '327.78 325.00 322.22 319.45 316.67 313.89 311.11 308.34 305.56 302.78 300.00 297.22 294.45 291.67 288.89 286.11 283.34 280.52',
    balance:
      '4722.22 4444.44 4166.66 3888.88 3611.10 3333.32 3055.54 2777.76 2499.98 2222.20 1944.42 1666.64 1388.86 1111.08 833.30 555.52 277.74 0.00',
    totalInterest: '475.00',
    total: '5475.00',
  },
  {
    name: 'F11 (RS05) interest alone for three months, then equal instalments',
    terms: { ...fiveThousand, method: 'equalInstalments', roundTo: '1', principalGrace: 3 },
    dueDates: MONTHS_18,
    days: DAYS_18,
    principal:
      '0.00 0.00 0.00 311.00 314.11 317.25 320.42 323.63 326.86 330.13 333.43 336.77 340.14 343.54 346.97 350.44 353.95 351.36',
    interest:
      '50.00 50.00 50.00 50.00 46.89 43.75 40.58 37.37 34.14 30.87 27.57 24.23 20.86 17.46 14.03 10.56 7.05 3.51',
    due: `50.00 50.00 50.00 ${cells('361.00', 14)} 354.87`,
    balance:
      '5000.00 5000.00 5000.00 4689.00 4374.89 4057.64 3737.22 3413.59 3086.73 2756.60 2423.17 2086.40 1746.26 1402.72 1055.75 705.31 351.36 0.00',
    totalInterest: '558.87',
  },
  {
    name: 'under F14: whole units, 15.625 rounded half even',
    terms: { ...wholeUnits, rounding: 'halfEven' },
    interest: '15.62 11.80 7.92 3.99',
    due: '322.00 322.00 322.00 323.33',
    totalInterest: '39.33',
  },
  {
    name: 'under F14: whole units, 15.625 rounded half up',
    terms: wholeUnits,
    interest: '15.63 11.80 7.92 3.99',
    due: '322.00 322.00 322.00 323.34',
    totalInterest: '39.34',
  },
  {
    name: 'F14 one month, interest by days',
    terms: {
      amount: '1000',
      annualRate: '12',
      method: 'daily',
      dayCount: 'actual/365',
      startDate: '2023-01-01',
      periods: 1,
    },
    dueDates: '2023-02-01',
    days: '31',
    interest: '10.19',
    due: '1010.19',
  },
  {
    name: 'C1 equal instalments over a year',
    terms: { ...yuan, method: 'equalInstalments', dayCount: '30/360', periods: 12 },
    due: `${cells('8606.64', 11)} 8606.69`,
    balance:
      '91893.36 83746.19 75558.28 67329.43 59059.44 50748.10 42395.20 34000.54 25563.90 17085.08 8563.87 0.00',
    totalInterest: '3279.73',
  },
  {
    name: 'C3 interest first, actual/360',
    terms: { ...yuan, method: 'interestFirst' },
    interest: '516.67 466.67 516.67 500.00 516.67 500.00',
    principal: `${cells('0.00', 5)} 100000.00`,
    totalInterest: '3016.68',
  },
  {
    name: 'C3 the same in one sum, one fen less',
    terms: { ...yuan, method: 'bullet' },
    dueDates: '2026-07-15',
    days: '181',
    interest: '3016.67',
  },
  {
    name: 'C4 bullet of 180 days, actual/360',
    terms: { ...million, dayCount: 'actual/360' },
    dueDates: '2026-07-14',
    days: '180',
    interest: '28000.00',
  },
  {
    name: 'C4 bullet of 180 days, actual/365',
    terms: { ...million, dayCount: 'actual/365' },
    dueDates: '2026-07-14',
    days: '180',
    interest: '27616.44',
  },
  {
    name: 'C5 the rate of a day is not rounded (trap: 6,570.00)',
    terms: { ...million, annualRate: '8', dayCount: 'actual/365', days: 30 },
    interest: '6575.34',
  },
  {
    name: 'C7 interest of a bill financed for 120 days',
    terms: { ...million, amount: '300000', annualRate: '4.80', dayCount: 'actual/360', days: 120 },
    interest: '4800.00',
  },
]
