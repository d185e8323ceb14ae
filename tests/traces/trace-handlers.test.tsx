import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { server } from '../setup/server.ts'
import { corpus } from './corpus.ts'
import { playTrace } from './play-trace.ts'
import { traceHandlers } from './trace-handlers.ts'

const FOLDER = 'schemas/processes'
const processes = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as ProcessFile,
)

describe('traceHandlers', () => {
  it.each(Object.entries(corpus))('stand in for the server of %s', async (_, trace) => {
    const process = processes.find(({ processKey }) => processKey === trace.process.key)
    if (!process) throw new Error('no such process')
    server.use(...traceHandlers(process, trace))
    expect(await playTrace(process, trace)).toEqual(trace.events.at(-1)?.then.position)
  })
})
