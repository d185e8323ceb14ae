import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import type { ProcessEvent } from '#machines/process/machine-setup.ts'
import type { ProcessInput } from '#machines/process/context.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { browserProcessMachine } from '#src/process/flow/use-process-actor.ts'
import { server } from '../setup/server.ts'
import { corpus } from './corpus.ts'
import { traceHandlers } from './trace-handlers.ts'

const FOLDER = 'schemas/processes'
const processes = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as ProcessFile,
)

/** Plays what the customer did in a trace, in the portal's own machine with its calls. @returns its position at the end */
const play = async (process: ProcessFile, { input, events }: Trace) => {
  const actor = createActor(browserProcessMachine(compileProcess(process)), {
    input: input as ProcessInput,
  }).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  for (const { event } of events)
    if (!event.type.startsWith('xstate.')) {
      await settled()
      actor.send(event as ProcessEvent)
    }
  await settled()
  actor.stop()
  return selectPosition(actor.getSnapshot())
}

describe('traceHandlers', () => {
  it.each(Object.entries(corpus))('stand in for the server of %s', async (_, trace) => {
    const process = processes.find(({ processKey }) => processKey === trace.process.key)
    if (!process) throw new Error('no such process')
    server.use(...traceHandlers(process, trace))
    expect(await play(process, trace)).toEqual(trace.events.at(-1)?.then.position)
  })
})
