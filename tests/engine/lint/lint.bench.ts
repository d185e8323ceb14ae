import { readdirSync, readFileSync } from 'node:fs'
import { bench, describe } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { lintProcess } from '#engine/lint/lint-process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'

const FOLDER = 'schemas/processes/'
const texts = readdirSync(FOLDER).map((file) => readFileSync(FOLDER + file, 'utf8'))
const all = Array.from({ length: 200 }, (_, at) => texts[at % texts.length] ?? '')

describe('200 definitions', () => {
  bench('parsed and compiled', () => {
    for (const text of all) compileProcess(JSON.parse(text) as ProcessInfo)
  })
  bench('linted', () => {
    for (const text of all) lintProcess(JSON.parse(text) as ProcessInfo)
  })
})
