import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
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
import { signingIntentMachine } from '#machines/signing-intent/signing-intent.ts'
import { verificationCodeMachine } from '#machines/verification-code/verification-code.ts'
import { realProcesses } from '../engine/process/definitions.ts'

const machines: readonly AnyStateMachine[] = [
  contractSigningMachine,
  countdownMachine,
  createProcessMachine(compileProcess(realProcesses.receivablesOpening)),
  liveChangesMachine,
  loginMachine,
  messagesMachine,
  realNameMachine,
  registrationMachine,
  sessionExpiryMachine,
  sessionMachine,
  signingIntentMachine,
  verificationCodeMachine,
]

/** subject.verb, each in camelCase; or an event of xstate's own. */
const NAME = /^(xstate\..+|[a-z]+([A-Z][a-z]+)*\.[a-z]+([A-Z][a-z]+)*)$/

describe('the events of the machines', () => {
  it.each(machines.map((machine) => [machine.id, machine] as const))(
    'of %s have names in dotted camelCase',
    (_, machine) => {
      expect(machine.events.length).toBeGreaterThan(0)
      expect(machine.events.filter((name) => !NAME.test(name))).toEqual([])
    },
  )
})
