import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { datetime } from './moments.ts'
import { CHINA, type Zone } from './zone.ts'

const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/** Returns the parts of a moment; undefined for a text that is none. */
const partsOf = (value: string) => {
  const [, day, clock, offset] = RFC_3339.exec(value) ?? []
  if (day === undefined || clock === undefined || offset === undefined) return undefined
  return { wall: `${day} ${clock}`, offset: offset.toUpperCase() }
}

const isOffset = (offset: string): boolean =>
  offset === 'Z' || (Number(offset.slice(1, 3)) < 24 && Number(offset.slice(4)) < 60)

/** The offset of a value, minutes ahead of UTC; China's for a value in UTC, which names no place. */
const ownZone = (offset: string): Zone =>
  offset === 'Z'
    ? CHINA
    : () => Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)))

/** The clock of a zone at a moment: 2026-11-20 09:30:00. */
const wallAt = (moment: number, zone: Zone): string =>
  new Date(moment + zone(moment) * MINUTE).toISOString().slice(0, 19).replace('T', ' ')

const MINUTE = 60_000

/** Returns the moment at which the clock of a zone shows a time; undefined for an hour that the zone leaves out. */
const momentAt = (wall: string, zone: Zone): number | undefined => {
  const utc = Date.parse(`${wall.replace(' ', 'T')}Z`)
  if (Number.isNaN(utc)) return undefined
  return [utc, utc - zone(utc) * MINUTE]
    .map((near) => utc - zone(near) * MINUTE)
    .find((moment) => wallAt(moment, zone) === wall)
}

const two = (number: number) => String(Math.trunc(number)).padStart(2, '0')

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`

/**
 * A moment (RFC 3339 date-time), shown and typed by the clock of the customer: 2026-11-20 09:30 in China is
 * 2026-11-20T09:30:00+08:00. Without a customer's zone, as on a server, by the value's own.
 */
export const dateTime = declareFormat({
  title: '时刻',
  words: '时刻（RFC 3339），按客户所在时区填写和显示，存为 2026-11-20T09:30:00+08:00',
  message: datetime.message,
  wrong: (value) => {
    const parts = partsOf(value)
    if (!parts) return datetime.wrong(value) ?? datetime.message
    return datetime.wrong(parts.wall) ?? (isOffset(parts.offset) ? undefined : datetime.message)
  },
  show: (value, { zone } = {}) => {
    const parts = dateTime.validate(value) ? partsOf(value) : undefined
    if (!parts) return value
    return datetime.show?.(wallAt(Date.parse(value), zone ?? ownZone(parts.offset))) ?? value
  },
  sample: (seed) => `${datetime.sample(seed).replace(' ', 'T')}+08:00`,
  normalise: (typed, { zone = CHINA } = {}) => {
    const text = halfWidth(typed)
    if (dateTime.validate(text)) return text
    const wall = datetime.normalise(text)
    const moment = datetime.validate(wall) ? momentAt(wall, zone) : undefined
    return moment === undefined ? text : `${wall.replace(' ', 'T')}${offsetText(zone(moment))}`
  },
})
