import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { pathCoverage } from '#machines/process/path-coverage.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'

describe.each(readdirSync('schemas/processes'))('the generated paths of %s', (file) => {
  it('arrive, and cover every step, way and side of a condition', () => {
    const info = JSON.parse(readFileSync(`schemas/processes/${file}`, 'utf8')) as ProcessInfo
    const coverage = pathCoverage(compileProcess(info))
    const { paths, steps, routes, pairs, outcomes, unfilled, isComplete } = coverage
    expect(paths.map(({ walk }) => walk.end)).toEqual(paths.map(() => 'waiting'))
    const { constraints, rules, decisions, formOutcomes } = coverage
    const covered = [steps, routes, pairs, outcomes, formOutcomes, constraints, rules]
    expect(covered.map(({ missing }) => missing)).toEqual(covered.map(() => []))
    expect(decisions.wrong).toEqual([])
    expect(steps.reached.length).toBeGreaterThan(1)
    expect({ unfilled, isComplete }).toEqual({ unfilled: [], isComplete: true })
  })
})
