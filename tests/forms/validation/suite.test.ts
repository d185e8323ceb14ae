import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findJsonSchemaSuite } from '#scripts/json-schema-suite.mjs'
import { judge } from './judge-cases.ts'
import type { SchemaCase } from './keyword-cases.ts'
import { REFUSED_SCHEMAS, SKIPPED_CASES } from './suite-skips.ts'

/** The folder of the public JSON Schema Test Suite, draft 7. */
const folder = findJsonSchemaSuite()

const suiteCases = (dir: string): SchemaCase[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(dir, file), 'utf8')) as SchemaCase[]
      return cases.map((one) => ({ ...one, description: `${file}: ${one.description}` }))
    })

describe.runIf(folder)('the public JSON Schema Test Suite', () => {
  const cases = folder ? suiteCases(folder) : []

  it('gets its verdicts from both validators, except for the listed skips', ({ task }) => {
    const { schemas, verdicts, refused, apart, wrong } = judge(cases)
    const skipped = Object.values(SKIPPED_CASES).flat()
    Object.assign(task.meta, {
      tally: {
        name: 'JSON Schema Test Suite',
        text: `${verdicts - wrong.length} cases run, ${wrong.length} skipped, ${Object.keys(refused).length} schemas refused, each with its reason`,
      },
    })
    expect(apart).toEqual([])
    // A skip that passes must leave the list; a new deviation must be fixed or listed.
    expect(wrong.toSorted()).toEqual(skipped.toSorted())
    expect(schemas).toBeGreaterThan(100)
  })

  it('has only the listed schemas refused, each with its diagnostic', () => {
    const { refused } = judge(cases)
    const listed = Object.entries(REFUSED_SCHEMAS).flatMap(([code, names]) =>
      names.map((name) => [name, code] as const),
    )
    expect(refused).toEqual(Object.fromEntries(listed))
  })
})

it.skipIf(folder)(
  'NOT RUN: the JSON Schema Test Suite is missing (apt install json-schema-test-suite, or set JSON_SCHEMA_SUITE to its tests/draft7)',
  () => {
    expect(folder).toBeDefined()
  },
)
