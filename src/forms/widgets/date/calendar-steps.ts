import type { ManipulateType } from 'dayjs'
import type { MomentKind } from '#engine/formats/moment-patterns.ts'

type Step = [amount: number, unit: ManipulateType]

/** The step of a key in the layout of the panel: weeks, rows of three, or the columns of a clock. */
export const stepOf = (
  format: MomentKind,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Step | undefined => {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const [axis, sign] = direction
  const [amount, unit] = STEPS[format === 'datetime' ? (shiftKey ? 'time' : 'date') : format][axis]
  return [sign * amount, unit]
}

type Axis = 'across' | 'down' | 'page'

const DIRECTIONS: Readonly<Record<string, readonly [Axis, 1 | -1] | undefined>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
  PageUp: ['page', -1],
  PageDown: ['page', 1],
}

/** The steps by kind and axis; for a datetime, keys move the day, and with Shift the time. */
const STEPS: Record<Exclude<MomentKind, 'datetime'>, Record<Axis, Step>> = {
  date: { across: [1, 'day'], down: [7, 'day'], page: [1, 'month'] },
  week: { across: [1, 'week'], down: [1, 'week'], page: [1, 'month'] },
  month: { across: [1, 'month'], down: [3, 'month'], page: [1, 'year'] },
  year: { across: [1, 'year'], down: [3, 'year'], page: [10, 'year'] },
  time: { across: [1, 'hour'], down: [1, 'minute'], page: [1, 'hour'] },
}
