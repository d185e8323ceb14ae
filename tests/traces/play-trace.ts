import { createActor, waitFor } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessInput } from '#machines/process/context.ts'
import type { ProcessEvent } from '#machines/process/machine-setup.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { browserProcessMachine } from '#src/process/flow/use-process-actor.ts'

/** Plays what the customer did in a trace, in the portal's own machine with its calls. @returns its position at the end */
export const playTrace = async (process: ProcessInfo, { input, events }: Trace) => {
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
