import { createActor, fromCallback, fromPromise, waitFor, type AnyStateMachine } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  contractSigningMachine,
  ContractStatus,
  selectCountdown,
  SIGNING_SECONDS,
  selectSigningView,
  type ContractSigningSnapshot,
} from '#machines/contract-signing/contract-signing.ts'
import { countdownMachine, selectRemaining } from '#machines/verification-code/countdown.ts'
import type { Contract } from '#schemas/api/customer-contracts.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'
import { secondsClock } from '../seconds-clock.ts'

type Context = ContractSigningSnapshot['context']

const CODE = { id: 'code-1', value: '123456' }

const contractWith = (status: number): Contract => ({
  contractId: 'c1',
  contractNo: 'HT1',
  title: '合同',
  content: '正文',
  status,
  link: '',
  signedAt: '',
  voidedAt: '',
  failure: '',
  signingPage: '',
})

interface Server {
  generated?: number | Error
  signed?: Error
  /** The status at each poll; the last one is repeated. */
  looks?: number[]
}

const start = ({ generated = ContractStatus.drafted, signed, looks = [] }: Server = {}) => {
  const asked = { generate: 0, sign: 0, look: 0 }
  const generatedFor: object[] = []
  const dueAt = () => Date.now() + SIGNING_SECONDS * 1000
  const machine = contractSigningMachine.provide({
    actors: {
      generateContract: fromPromise(async ({ input }) => {
        asked.generate += 1
        generatedFor.push(input)
        if (generated instanceof Error) throw generated
        return { contract: contractWith(generated), dueAt: dueAt() }
      }),
      signContract: fromPromise(async () => {
        asked.sign += 1
        if (signed) throw signed
        return { dueAt: dueAt() }
      }),
      readContract: fromPromise(async () => {
        const status = looks[Math.min(asked.look, looks.length - 1)] ?? ContractStatus.signing
        asked.look += 1
        return contractWith(status)
      }),
      countdown: countdownMachine.provide({ actors: { clock: secondsClock } }),
    },
  })
  const actor = createActor(machine, { input: { flowOnlyId: 'f1', entryId: 'e1' } }).start()
  const view = () => selectSigningView(actor.getSnapshot())
  const reaches = (wanted: ReturnType<typeof selectSigningView>) =>
    waitFor(actor, (snapshot) => selectSigningView(snapshot) === wanted)
  return { actor, asked, generatedFor, view, reaches }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('contractSigningMachine', () => {
  it('shows the contract before it is signed', async () => {
    const { reaches, asked, generatedFor } = start()
    await reaches('reading')
    expect(asked.sign).toBe(0)
    expect(generatedFor).toEqual([{ flowOnlyId: 'f1', entryId: 'e1' }])
  })

  it('reads the contract again where its commit was refused', async () => {
    const { actor, reaches, asked } = start({ generated: ContractStatus.signed })
    await reaches('signed')
    actor.send({ type: 'contract.refresh' })
    await reaches('preparing')
    await reaches('signed')
    expect(asked.generate).toBe(2)
  })

  it('polls every two seconds until the provider has signed', async () => {
    const { actor, reaches, asked } = start({
      looks: [ContractStatus.signing, ContractStatus.signing, ContractStatus.signed],
    })
    await reaches('reading')
    actor.send({ type: 'contract.sign', code: CODE })
    await reaches('waiting')
    await vi.advanceTimersByTimeAsync(4_000)
    await reaches('signed')
    expect(asked).toEqual({ generate: 1, sign: 1, look: 3 })
    expect(actor.getSnapshot().context.contract?.status).toBe(ContractStatus.signed)
  })

  it('counts down from 20 and warns at 0', async () => {
    const { actor, reaches, view } = start()
    await reaches('reading')
    actor.send({ type: 'contract.sign', code: CODE })
    await reaches('waiting')
    const seconds = () => selectRemaining(selectCountdown(actor.getSnapshot())!.getSnapshot())
    expect(seconds()).toBe(20)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seconds()).toBe(15)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(view()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(view()).toBe('abnormal')
  })

  it('reads the contract again after the warning', async () => {
    const { actor, reaches, asked } = start()
    await reaches('reading')
    actor.send({ type: 'contract.sign', code: CODE })
    await reaches('waiting')
    await vi.advanceTimersByTimeAsync(20_000)
    actor.send({ type: 'contract.refresh' })
    await reaches('reading')
    expect(asked.generate).toBe(2)
  })

  it('keeps waiting after a reload while the provider is signing', async () => {
    const { reaches, asked } = start({ generated: ContractStatus.signing })
    await reaches('waiting')
    expect(asked.sign).toBe(0)
  })

  it('shows a contract that is signed already as signed', async () => {
    const { actor, reaches, asked } = start({ generated: ContractStatus.signed })
    await reaches('signed')
    expect(actor.getSnapshot().context.contract).toEqual(contractWith(ContractStatus.signed))
    expect(asked.sign).toBe(0)
  })

  it('returns to the contract at once where the provider has not signed it, and says so', async () => {
    const { actor, asked, reaches } = start({ looks: [ContractStatus.failed] })
    await reaches('reading')
    actor.send({ type: 'contract.sign', code: CODE })
    await reaches('waiting')
    await reaches('reading')
    expect(asked).toEqual({ generate: 2, sign: 1, look: 1 })
    expect(actor.getSnapshot().context.failure).toBe('合同没有签署成功，请重新签署')
    actor.send({ type: 'contract.sign', code: CODE })
    expect(actor.getSnapshot().context.failure).toBe('')
  })

  it('shows the failure of generating the contract and can be retried', async () => {
    const { actor, reaches, asked } = start({ generated: new Error('网络错误，请检查网络') })
    await reaches('unprepared')
    expect(actor.getSnapshot().context.failure).toBe('网络错误，请检查网络')
    actor.send({ type: 'contract.retry' })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.generate).toBe(2)
  })

  it('returns to the contract with the failure where signing cannot start', async () => {
    const { actor, reaches } = start({ signed: new Error('请求超时') })
    await reaches('reading')
    actor.send({ type: 'contract.sign', code: CODE })
    await vi.advanceTimersByTimeAsync(0)
    await reaches('reading')
    expect(actor.getSnapshot().context.failure).toBe('请求超时')
  })
})

describe('every state and transition of the contract-signing machine', () => {
  const id = (state: string) => `0.contractSigning.${state}`
  const done = (state: string, output?: unknown) => ({
    type: `xstate.done.actor.${id(state)}`,
    output,
    actorId: id(state),
  })
  const failed = (state: string, error = new Error('不行')) => ({
    type: `xstate.error.actor.${id(state)}`,
    error,
    actorId: id(state),
  })
  const statuses = Object.values(ContractStatus)
  const exploration = {
    input: { flowOnlyId: 'f1', entryId: 'e1' },
    events: [
      ...statuses.flatMap((status) => [
        done('preparing', { contract: contractWith(status), dueAt: 5 }),
        done('waiting.looking', contractWith(status)),
      ]),
      failed('preparing'),
      done('handingOver', { dueAt: 7 }),
      failed('handingOver'),
      failed(
        'handingOver',
        Object.assign(new Error('验证码错误'), { fields: [{ pointer: '/value' }] }),
      ),
      failed('waiting.looking'),
      { type: 'xstate.after.lookAgain.contractSigning.waiting.pausing' },
      { type: 'xstate.done.actor.countdown' },
      { type: 'contract.sign', code: CODE },
      { type: 'contract.retry' },
      { type: 'contract.refresh' },
    ],
    serialize: ({ value, context }: { value: unknown; context: Context }) =>
      JSON.stringify([value, context.dueAt, context.failure, context.refused, context.code]),
  }
  const machine: AnyStateMachine = contractSigningMachine.provide({
    actors: { countdown: countdownMachine.provide({ actors: { clock: fromCallback(() => {}) } }) },
  })

  it('is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(30)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })

  it('keeps its code, and waits for nothing, where the session ends in any state', ({ task }) => {
    const ends = endSessions(machine, exploration, ({ code }: Context) => code)
    tallyEnds({ task }, 'the signing of a contract', ends)
    expect(ends.lost).toEqual([])
    expect(ends.rests).toEqual(['"reading"', '"unprepared"', '{"waiting":"pausing"}'])
  })
})
