import { useActor, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import {
  contractDetail,
  contractGenerate,
  contractSign,
  contractSignCode,
} from '#schemas/api/customer-contracts.ts'
import {
  contractSigningMachine,
  selectCountdown,
  selectSigningView,
  SIGNING_SECONDS,
} from '#machines/contract-signing/contract-signing.ts'
import { selectRemaining } from '#machines/verification-code/countdown.ts'
import { call } from '#src/api/call.ts'
import { now } from '#src/platform/clock.ts'
import { sentCodeFor } from '#src/session/sent-code.ts'
import { browserCountdown } from '#src/session/verification-code.ts'

const dueAt = (): number => now() + SIGNING_SECONDS * 1000

const machine = contractSigningMachine.provide({
  actors: {
    generateContract: fromPromise(async ({ input }) => ({
      contract: await call(contractGenerate, { body: input }, { hide: true }),
      dueAt: dueAt(),
    })),
    signContract: fromPromise(async ({ input: { contractId, id, value } }) => {
      const code = id ? { id, value } : { returnUrl: location.href }
      const { url } = await call(contractSign, { body: { contractId, ...code } }, { hide: true })
      // The code is used up: another signing of this contract takes another one.
      sentCodeFor(contractId).forget()
      const page = webAddress(url)
      if (page) location.assign(page)
      return { dueAt: dueAt() }
    }),
    readContract: fromPromise(({ input }) =>
      call(contractDetail, { query: input }, { hide: true }),
    ),
    countdown: browserCountdown,
  },
})

/** Returns an address of the signing provider if a browser may open it: http(s) alone. */
const webAddress = (address: string): URL | undefined => {
  const url = address ? new URL(address, location.href) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The state of signing the contract of a step, and `send` for its events. @param entryId the entry of its page */
export const useContractSigning = (flowOnlyId: string, entryId: string) => {
  const [input] = useState({ flowOnlyId, entryId })
  const [snapshot, send] = useActor(machine, { input })
  const seconds = useSelector(selectCountdown(snapshot), (countdown) =>
    countdown ? selectRemaining(countdown) : SIGNING_SECONDS,
  )
  const { contract, refused, failure } = snapshot.context
  const contractId = contract?.contractId ?? ''
  return {
    view: selectSigningView(snapshot),
    isBusy: snapshot.hasTag('busy'),
    contract,
    /** The page of the provider while it signs. */
    providerPage: webAddress(contract?.signingPage ?? '')?.href,
    refused,
    failure,
    requestCode: () => call(contractSignCode, { body: { contractId } }, { hide: true }),
    seconds,
    send,
  }
}

export type ContractSigning = ReturnType<typeof useContractSigning>
