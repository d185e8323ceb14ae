import { fromCallback, fromPromise } from 'xstate'
import {
  CODE_RESEND_WAIT,
  countdownMachine,
  type ClockTick,
} from '#machines/verification-code/countdown.ts'
import {
  verificationCodeMachine,
  type CodeRecipient,
  type SentCode,
} from '#machines/verification-code/verification-code.ts'
import { sendValidate } from '#schemas/api/sign-in.ts'
import { call } from '#src/api/call.ts'
import { everySecond, now } from '#src/platform/clock.ts'

/** The countdown with the browser's clock. */
export const browserCountdown = countdownMachine.provide({
  actors: {
    clock: fromCallback<ClockTick>(({ sendBack }) =>
      everySecond((time) => sendBack({ type: 'clock.tick', now: time })),
    ),
  },
})

/** The verification-code machine with the server's call for codes of one purpose and the browser's clock. */
export const browserVerificationCode = (purpose?: 'password') =>
  verificationCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, CodeRecipient>(async ({ input, signal }) => {
        const body = { ...input, ...(purpose && { purpose }) }
        const { id } = await call(sendValidate, { body }, { hide: true, signal })
        return { id, dueAt: now() + CODE_RESEND_WAIT }
      }),
      countdown: browserCountdown,
    },
  })
