import { describe, expect, it } from 'vitest'
import { createActor, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import { contractSigningMachine } from '#machines/contract-signing/contract-signing.ts'
import { liveChangesMachine } from '#machines/live-changes/live-changes.ts'
import { loginMachine } from '#machines/login/login.ts'
import { messagesMachine } from '#machines/messages/messages.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { realNameMachine } from '#machines/real-name/real-name.ts'
import { registrationMachine } from '#machines/registration/registration.ts'
import { sessionExpiryMachine } from '#machines/session/session-expiry.ts'
import { sessionMachine } from '#machines/session/session.ts'
import { countdownMachine } from '#machines/verification-code/countdown.ts'
import { verificationCodeMachine } from '#machines/verification-code/verification-code.ts'
import { realProcesses } from '../engine/process/definitions.ts'

/** The machines by the names in their errors. */
const MACHINES: Readonly<Record<string, AnyStateMachine>> = {
  contractSigningMachine,
  countdownMachine,
  liveChangesMachine,
  loginMachine,
  messagesMachine,
  processMachine: createProcessMachine(compileProcess(realProcesses.receivablesOpening)),
  realNameMachine,
  registrationMachine,
  sessionExpiryMachine,
  sessionMachine,
  verificationCodeMachine,
}

/** The actors of a machine that are no machines themselves. */
const ACTORS = Object.entries(MACHINES).flatMap(([machine, { implementations }]) =>
  Object.entries(implementations.actors)
    .filter(([, logic]) => typeof logic === 'object' && !('root' in logic))
    .map(([name, logic]) => [machine, name, logic as AnyActorLogic] as const),
)

const ACTIONS = ['clearStorage', 'dropTokens', 'rememberPage']

describe('a machine of which nothing is provided', () => {
  it('has actors that have to be', () => {
    expect(new Set(ACTORS.map(([machine]) => machine))).toEqual(new Set(Object.keys(MACHINES)))
  })

  it.each(ACTORS)('%s: the actor %s fails, and names both', async (machine, name, logic) => {
    const failure = await new Promise<unknown>((resolve) => {
      const actor = createActor(logic, { input: {} })
      actor.subscribe({ error: resolve })
      actor.start()
    })
    expect(String(failure)).toBe(`Error: ${machine}: provide the actor or action \`${name}\``)
  })

  it.each(ACTIONS)('sessionMachine: the action %s throws, and names both', (name) => {
    const action = sessionMachine.implementations.actions[name as 'clearStorage'] as () => void
    expect(action).toThrow(`sessionMachine: provide the actor or action \`${name}\``)
  })
})
