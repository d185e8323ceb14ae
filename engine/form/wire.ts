import { isJsonObject } from '../json/object.ts'
import { isWithin, mapAt } from '../json/path-values.ts'
import { heldMoment, savedMoment, type MomentKind } from '../formats/moment-patterns.ts'
import type { Wire } from '../language/wire-option.ts'
import { readEmptied, writeEmptied } from './emptied.ts'
import type { Field, FormPlan } from './form-plan.ts'

type Convert = (value: unknown, wire: Wire) => unknown

/** Converts saved values to form values; a value that does not fit its `wire` is left as it is. */
export const fromWire = (form: FormPlan, data: unknown): unknown =>
  convertAll(form, readEmptied(form, data), read)

/** Converts form values to saved values. */
export const toWire = (form: FormPlan, data: unknown): unknown =>
  writeEmptied(convertAll(form, data, write))

const convertAll = (form: FormPlan, data: unknown, convert: Convert): unknown =>
  wiredFields(form).reduce(
    (converted, { path, wire }) => mapAt(converted, path, (value) => convert(value, wire)),
    data,
  )

/** The fields with a codec; the values inside such a field are saved with it. */
const wiredFields = (form: FormPlan): readonly WiredField[] => {
  const known = remembered.get(form)
  if (known) return known
  const wired: WiredField[] = []
  for (const field of [form.root, ...form.fields])
    if (isWired(field) && !wired.some(({ path }) => isWithin(field.path, path))) wired.push(field)
  remembered.set(form, wired)
  return wired
}

type WiredField = Field & { wire: Wire }

const remembered = new WeakMap<FormPlan, readonly WiredField[]>()

const isWired = (field: Field): field is WiredField => field.wire !== undefined

/** Converts one saved value to the form's. */
export const read: Convert = (value, wire) => {
  if (value === undefined || value === null) return value
  const opened = listOf(wire).read(value, wire)
  const each = eachOf(wire).read
  const converted = Array.isArray(opened)
    ? opened.map((item) => each(item, wire))
    : each(opened, wire)
  return wire.as === 'split' && Array.isArray(converted)
    ? converted.map(plainText).join(separatorOf(wire))
    : converted
}

/** Converts one value of the form to the saved one. */
export const write: Convert = (value, wire) => {
  if (value === undefined || value === null) return value
  const opened =
    wire.as === 'split' && typeof value === 'string' ? parts(value, separatorOf(wire)) : value
  const each = eachOf(wire).write
  const converted = Array.isArray(opened)
    ? opened.map((item) => each(item, wire))
    : each(opened, wire)
  return Array.isArray(converted) && wire.as !== 'split'
    ? listOf(wire).write(converted, wire)
    : converted
}

interface Codec {
  read: Convert
  write: Convert
}

const separatorOf = ({ separator }: Wire): string =>
  typeof separator === 'string' && separator !== '' ? separator : ','

const parts = (text: string, separator: string): string[] =>
  text === '' ? [] : text.split(separator)

/** Converting an invalid item to a text may throw: `{ "toString": 1 }`. */
const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** The identity, both ways, where a codec is misspelt. */
const AS_IT_IS: Codec = { read: (value) => value, write: (value) => value }

const eachOf = ({ each }: Wire): Codec =>
  typeof each === 'string' && Object.hasOwn(EACH, each) ? EACH[each] : AS_IT_IS

/** A date or time is written in `pattern`. */
const moment = (kind: MomentKind): Codec => ({
  read: (value, { pattern }) =>
    typeof pattern === 'string' ? (heldMoment(value, kind, pattern) ?? value) : value,
  write: (value, { pattern }) =>
    typeof pattern === 'string' && typeof value === 'string'
      ? (savedMoment(value, kind, pattern) ?? value)
      : value,
})

const EACH: Readonly<Record<NonNullable<Wire['each']>, Codec>> = {
  number: {
    read: (value) => (typeof value === 'number' ? String(value) : value),
    write: (value) => (typeof value === 'string' && isNumeric(value) ? Number(value) : value),
  },
  json: {
    read: (value) => (Array.isArray(value) ? JSON.stringify(value) : value),
    write: (value) => (typeof value === 'string' ? (parsedList(value) ?? value) : value),
  },
  link: {
    read: (value) => (typeof value === 'string' ? fileAt(value, nameIn(value)) : value),
    write: (value) => linkOf(value) ?? value,
  },
  labelled: {
    read: (value, wire) => {
      if (!isJsonObject(value)) return value
      const { [wire.label ?? 'label']: label, [wire.value ?? 'value']: link } = value
      if (typeof link !== 'string') return value
      return fileAt(link, typeof label === 'string' ? label : nameIn(link))
    },
    write: (value, wire) => {
      const link = linkOf(value)
      if (link === undefined || !isJsonObject(value)) return value
      const name = value.originalName || value.name || nameIn(link)
      return { [wire.label ?? 'label']: name, [wire.value ?? 'value']: link }
    },
  },
  date: moment('date'),
  datetime: moment('datetime'),
  month: moment('month'),
  year: moment('year'),
  time: moment('time'),
  week: moment('week'),
}

interface ListCodec {
  read: Convert
  write: (list: unknown[], wire: Wire) => unknown
}

const listOf = ({ as }: Wire): ListCodec =>
  typeof as === 'string' && as !== 'split' && Object.hasOwn(LISTS, as) ? LISTS[as] : AS_IT_IS

const LISTS: Readonly<Record<Exclude<NonNullable<Wire['as']>, 'split'>, ListCodec>> = {
  joined: {
    read: (value, wire) => (typeof value === 'string' ? parts(value, separatorOf(wire)) : value),
    write: (list, wire) => list.map(plainText).join(separatorOf(wire)),
  },
  json: {
    read: (value) => (typeof value === 'string' ? (parsedList(value) ?? value) : value),
    write: (list) => JSON.stringify(list),
  },
  one: {
    read: (value) => (Array.isArray(value) ? value : value === '' ? [] : [value]),
    write: ([first = '']) => first,
  },
  regionCode: {
    // A region's code begins with the codes of its ancestors: 440305 in 4403 in 44.
    read: (value) =>
      typeof value === 'string' || typeof value === 'number'
        ? [2, 4, 6].flatMap((length) => {
            const code = String(value)
            return code.length >= length ? code.slice(0, length) : []
          })
        : value,
    write: (list) => list.at(-1) ?? '',
  },
}

const parsedList = (text: string): unknown[] | undefined => {
  if (text === '') return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** A file of which only the address was saved: the address is its name. */
const fileAt = (link: string, originalName: string) => ({
  attachId: link,
  link,
  originalName,
  name: '',
  domain: '',
  size: 0,
  createTime: '',
  digest: '',
})

const nameIn = (link: string): string => link.split(/[?#]/)[0]?.split('/').at(-1) || link

const linkOf = (file: unknown): string | undefined =>
  isJsonObject(file) && typeof file.link === 'string' ? file.link : undefined
