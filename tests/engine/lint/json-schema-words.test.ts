import type { RJSFSchema } from '@rjsf/utils'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, it } from 'vitest'
import { isJsonObject } from '#engine/json/object.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { KEYWORD_TYPES, KEYWORDS, OTHER_KEYWORDS } from '#engine/lint/words/json-schema-words.ts'
import { nearestWord } from '#engine/lint/words/nearest-word.ts'
import { holds } from '#engine/validation/condition.ts'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { KEYWORD_CASES } from '../../forms/validation/keyword-cases.ts'

/** Keywords that say something to people or to other keywords, and refuse no value. */
const SILENT = ['$schema', '$id', 'components', 'deprecated', 'readOnly', 'writeOnly']

const keywordsIn = (schema: unknown): string[] =>
  Array.isArray(schema)
    ? schema.flatMap(keywordsIn)
    : isJsonObject(schema)
      ? [...Object.keys(schema), ...Object.values(schema).flatMap(keywordsIn)]
      : []

const isAccepted = (schema: RJSFSchema, data: unknown) =>
  [compilingValidator, interpretingValidator].map(
    (validator) =>
      (validator.rawValidation(structuredClone(schema), data).errors ?? []).length === 0,
  )

const lines: string[] = []
const log = (line: unknown) => void lines.push(String(line))
const ajv = new Ajv2019({
  strict: 'log',
  validateFormats: false,
  logger: { log, warn: log, error: log },
})

/** Returns the type that ajv's strict mode asks for beside a keyword. */
const typeByAjv = (keyword: string): string | undefined => {
  const schema = KEYWORD_CASES.map((one) => one.schema)
    .filter(isJsonObject)
    .find((one) => keyword in one)
  const { type: _, $id: _id, ...untyped } = { ...schema }
  lines.length = 0
  ajv.compile(untyped)
  const message = /missing type "(.*)" for keyword "(.*)" at/
  const found = lines.map((line) => message.exec(line) ?? [])
  return found.find(([, , about]) => about === keyword)?.[1]
}

describe('KEYWORD_TYPES', () => {
  it('are those that ajv’s strict mode asks for, a format of texts alone', () => {
    for (const keyword of KEYWORDS)
      expect(KEYWORD_TYPES.get(keyword), keyword).toBe(
        typeByAjv(keyword)?.replace('number,string', 'string'),
      )
  })
})

describe('KEYWORDS', () => {
  it('are those that the cases of both validators cover', () => {
    const covered = new Set(KEYWORD_CASES.flatMap(({ schema }) => keywordsIn(schema)))
    expect([...KEYWORDS].filter((keyword) => !covered.has(keyword))).toEqual(SILENT)
  })

  it.each(KEYWORD_CASES.filter(({ schema }) => isJsonObject(schema)))(
    'are followed by conditions too: $description',
    ({ schema, tests }) => {
      for (const { data, valid, description } of tests)
        expect(holds(schema as JsonSchema, data), description).toBe(valid)
    },
  )
})

describe('OTHER_KEYWORDS', () => {
  it.each<[string, RJSFSchema & JsonSchema, wrong: unknown]>([
    ['contentEncoding', { contentEncoding: 'base64' }, '*'],
    ['contentMediaType', { contentMediaType: 'application/json' }, '{'],
    ['formatMinimum', { format: 'date', formatMinimum: '2026-01-01' }, '2025-01-01'],
    ['divisibleBy', { type: 'number', divisibleBy: 2 }, 3],
    ['disallow', { disallow: 'string' }, 'a'],
  ])('has %s, which a validator does not follow', (keyword, schema, wrong) => {
    expect(OTHER_KEYWORDS).toHaveProperty([keyword])
    expect(isAccepted(schema, wrong)).toContain(true)
  })
})

describe('nearestWord', () => {
  it.each([
    ['whn', 'when'],
    ['nodetype', 'nodeType'],
    ['node_type', 'nodeType'],
    ['requird', 'required'],
    ['requierd', 'required'],
    ['maxlength', 'maxLength'],
    ['additionalPropertys', 'additionalProperties'],
    ['ui:wdiget', 'ui:widget'],
    ['colour', undefined],
    ['a', undefined],
    ['', undefined],
    ['备注', undefined],
  ])('finds for %s the known word %s', (word, nearest) => {
    expect(nearestWord(word, ['when', 'nodeType', 'ui:widget', ...KEYWORDS])).toBe(nearest)
  })
})
