import { FILES } from './data-urls.ts'
import { formatNamed } from '../formats/formats.ts'
import { isForbiddenName } from '../json/forbidden-name.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { LIMITS } from '../language/limits.ts'
import { isSafePattern } from '../language/safe-pattern.ts'

/** One keyword of a schema, to be checked. */
interface Keyword {
  keyword: string
  value: unknown
  /** To the keyword. */
  pointer: string
  /** Reports an error that makes the schema useless. */
  refuse: Report
  report: Report
}

type Check = (keyword: Keyword) => void

/** Checks that the value of a keyword is as expected. @param expected in Chinese */
const valid =
  (isValid: (value: unknown) => boolean, expected: string): Check =>
  ({ keyword, value, pointer, refuse }) => {
    if (!isValid(value)) refuse('invalid-schema', pointer, `${keyword} 应为${expected}`)
  }

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** Tells whether a value is a list of texts. */
export const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isTypes = (value: unknown): boolean => {
  const types: unknown[] = Array.isArray(value) ? value : [value]
  return types.length > 0 && types.every((one) => typeof one === 'string' && TYPES.includes(one))
}

const wholeNumber = valid(
  (value) => Number.isInteger(value) && Number(value) >= 0,
  '不小于 0 的整数',
)
const number = valid((value) => typeof value === 'number', '数字')
const text = valid((value) => typeof value === 'string', '文字')
const list = valid((value) => Array.isArray(value) && value.length > 0, '非空的列表')
const positive = valid((value) => Number.isNaN(Number(value)) || Number(value) > 0, '大于 0 的数字')
const staticReference = valid(() => false, '$ref，不支持动态引用')

const notTooMany: Check = ({ value, pointer, refuse }) => {
  if (Array.isArray(value) && value.length > LIMITS.enumItems)
    refuse('too-many-enum-items', pointer)
}

/** A validator may take a member `$ref` of a value to compare with for a reference. */
const withoutReference: Check = ({ value, pointer, refuse }) => {
  if (JSON.stringify(value).includes('"$ref":')) refuse('forbidden-name', pointer, '$ref')
}

const safePattern = (source: string, pointer: string, refuse: Report): void => {
  try {
    new RegExp(source, 'u')
  } catch {
    return refuse('invalid-pattern', pointer, source)
  }
  if (!isSafePattern(source)) refuse('unsafe-pattern', pointer, source)
}

const pattern: Check = ({ value, pointer, refuse }) => {
  if (typeof value === 'string') safePattern(value, pointer, refuse)
}

const patternNames: Check = ({ value, pointer, refuse }) => {
  if (!isJsonObject(value)) return
  for (const source of Object.keys(value)) safePattern(source, pointerTo(pointer, source), refuse)
}

const knownFormat: Check = ({ value, pointer, refuse, report }) => {
  if (typeof value !== 'string') return
  if (isForbiddenName(value)) refuse('forbidden-name', pointer, value)
  else if (!formatNamed(value) && !FILES.has(value)) report('unknown-format', pointer, value)
}

const CHECKS: ReadonlyMap<string, readonly Check[]> = new Map<string, Check[]>([
  ['type', [valid(isTypes, `${TYPES.join('、')} 之一`)]],
  ['required', [valid(isTextList, '字段名的列表')]],
  [
    'dependentRequired',
    [
      valid(
        (value) => isJsonObject(value) && Object.values(value).every(isTextList),
        '字段名的列表的对象',
      ),
    ],
  ],
  ['enum', [list, notTooMany, withoutReference]],
  ['const', [withoutReference]],
  ['oneOf', [notTooMany]],
  ['anyOf', [notTooMany]],
  ['minLength', [wholeNumber]],
  ['maxLength', [wholeNumber]],
  ['minItems', [wholeNumber]],
  ['maxItems', [wholeNumber]],
  ['minProperties', [wholeNumber]],
  ['maxProperties', [wholeNumber]],
  ['minimum', [number]],
  ['maximum', [number]],
  ['exclusiveMinimum', [number]],
  ['exclusiveMaximum', [number]],
  ['multipleOf', [number, positive]],
  ['title', [text]],
  ['description', [text]],
  ['format', [text, knownFormat]],
  ['pattern', [text, pattern]],
  ['patternProperties', [patternNames]],
  ['$ref', [text]],
  // An interpreter may follow these forever.
  ['$recursiveRef', [staticReference]],
  ['$dynamicRef', [staticReference]],
])

/** Checks the value of a schema's keyword, schemas within it excepted. */
export const checkKeyword = (keyword: Keyword): void => {
  for (const check of CHECKS.get(keyword.keyword) ?? []) check(keyword)
}
