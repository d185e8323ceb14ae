import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  selectMissing,
  selectSigningCode,
  signingIntentMachine,
} from '#machines/signing-intent/signing-intent.ts'
import { CODE_RESEND_WAIT } from '#machines/verification-code/countdown.ts'
import {
  knownPhoneCodeMachine,
  selectCodeButton,
  type CodeButton,
  type CodeRecipient,
  type SentCode,
} from '#machines/verification-code/verification-code.ts'
import { now } from '#src/platform/clock.ts'
import { gateway } from '#src/platform/gateway.ts'
import { sentCodeFor } from './sent-code.ts'
import { browserCountdown } from './verification-code.ts'

/**
 * The intent to sign a document.
 *
 * @param subject the id of the document, by which the tab keeps the code's request
 * @param requestCode the call that sends a code
 */
export const useSigningIntent = (subject: string, requestCode: () => Promise<{ id: string }>) => {
  const [store] = useState(() => sentCodeFor(subject))
  const [machine] = useState(() =>
    signingIntentMachine.provide({
      actors: {
        verificationCode: knownPhoneCodeMachine.provide({
          actors: {
            sendCode: fromPromise<SentCode, CodeRecipient>(async () => {
              const { id } = await requestCode()
              return { id, dueAt: now() + CODE_RESEND_WAIT }
            }),
            countdown: browserCountdown,
          },
        }),
      },
    }),
  )
  const [input] = useState(() => ({ code: store.read(), codeLength: gateway().codeLength }))
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const emitted = actor.on('code.sent', ({ code }) => store.keep(code))
    return () => emitted.unsubscribe()
  }, [actor, store])

  const code = useSelector(actor, (snapshot) => snapshot.children.code)
  return {
    context: useSelector(actor, (snapshot) => snapshot.context),
    missing: useSelector(actor, selectMissing),
    /** Returns the code to sign with; undefined while something is missing. */
    code: () => selectSigningCode(actor.getSnapshot()),
    codeButton: useSelector(code, (snapshot): CodeButton =>
      snapshot ? selectCodeButton(snapshot) : 'ready',
    ),
    send: actor.send,
  }
}
