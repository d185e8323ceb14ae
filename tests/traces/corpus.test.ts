import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { differenceWords } from '#machines/process/trace/difference-words.ts'
import { firstDifference } from '#machines/process/trace/first-difference.ts'
import { isAboutRecord, type ProcessFile } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { corpus } from './corpus.ts'

const FOLDER = 'schemas/processes'
const processes = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as ProcessFile,
)

/** Replays a trace against the process in the folder. @returns the first difference in words */
const differenceOf = (trace: Trace) => {
  const process = processes.find(({ processKey }) => processKey === trace.process.key)
  if (!process) return 'no such process'
  const plan = compileProcess(process)
  const difference = firstDifference(createProcessMachine(plan), plan, trace)
  return difference && { number: difference.number, ...differenceWords(plan, difference) }
}

/** Returns the position of a flow that was handed in: nobody has to decide about one that has made its record. */
const endOf = (key: string) => {
  const type = processes.find(({ processKey }) => processKey === key)?.type ?? 0
  return isAboutRecord(type) ? 'completion' : 'waiting'
}

type Position = Trace['events'][number]['then']['position']

const isAt = (position: Position | undefined, end: string) =>
  (typeof position === 'object' ? position.step : position) === end

describe('the corpus of traces', () => {
  it('has a flow of every process, as far as its commit', () => {
    const handedIn = Object.values(corpus).filter(({ process, events }) =>
      isAt(events.at(-1)?.then.position, endOf(process.key)),
    )
    expect(handedIn.map(({ process }) => process.key).toSorted()).toEqual(
      processes.map(({ processKey }) => processKey).toSorted(),
    )
  })

  it.each(Object.entries(corpus))('goes the same way as recorded: %s', (_, trace) => {
    expect(differenceOf(trace)).toBeUndefined()
  })
})
