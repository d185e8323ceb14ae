import { createActor, fromPromise, waitFor, type AnyStateMachine } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  REAL_NAME_METHODS,
  realNameErrors,
  realNameFields,
} from '#machines/real-name/real-name-values.ts'
import type {
  PendingTransfer,
  RealNameEmitted,
  RealNameInput,
  RealNameRequest,
  RealNameStanding,
} from '#machines/real-name/real-name-setup.ts'
import {
  realNameMachine,
  selectIsRealNameBusy,
  selectPendingBizNo,
  selectRealNameView,
  type RealNameView,
} from '#machines/real-name/real-name.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'

const CODE = { id: 'code-1', value: '123456' }

const CONTRACT = { bizNo: 'c1', title: '平台服务合同', content: '一、…' }
const NOT_YET: RealNameStanding = {
  isVerified: false,
  status: undefined,
  contract: undefined,
  transfer: undefined,
}
const TO_SIGN: RealNameStanding = { ...NOT_YET, isVerified: true, contract: CONTRACT }
const VERIFIED: RealNameStanding = { ...NOT_YET, isVerified: true }
const REFUSED: RealNameStanding = { ...NOT_YET, status: 2 }
const WAITING: RealNameStanding = { ...NOT_YET, status: 0 }
const TRANSFER: PendingTransfer = {
  bizNo: 't1',
  companyName: '杭州知秋茶业有限公司',
  creditCode: '91440101MA5Y2C7J3U',
  bankName: '中国工商银行',
  bankAccount: '1202 **** **** 3445',
  until: '2026-11-27 09:30:00',
}
const TRANSFERRED: RealNameStanding = { ...NOT_YET, transfer: TRANSFER }

const PERSON = { name: ' 沈知秋 ', identityCard: '440103 1992 1128 0047', phone: '139-1111-2222' }
const INPUT: RealNameInput = { kind: 'person', method: 'page', bizNo: '' }

interface Server {
  /** Returned one after the other; the last one is repeated. */
  standings?: (RealNameStanding | Error)[]
  commit?: { bizNo: string; url: string } | Error
  confirm?: Error
  /** The status at each poll; the last one is repeated. */
  looks?: (number | Error)[]
  sign?: Error
}

const start = (server: Server = {}, input: Partial<RealNameInput> = {}) => {
  const {
    standings = [NOT_YET],
    commit = { bizNo: 'b1', url: '/verification' },
    looks = [0],
  } = server
  const asked = { standings: 0, looks: 0 }
  const sent: { commit?: RealNameRequest; confirm?: unknown; standing?: unknown } = {}
  const replyOf = <T>(list: readonly (T | Error)[], index: number): T => {
    const next = list[Math.min(index, list.length - 1)]
    if (next instanceof Error || next === undefined) throw next ?? new Error('no further reply')
    return next
  }
  const machine = realNameMachine.provide({
    actors: {
      readStanding: fromPromise(async ({ input: about }) => {
        sent.standing = about
        return replyOf(standings, asked.standings++)
      }),
      commit: fromPromise(async ({ input: request }) => {
        sent.commit = request
        return replyOf([commit], 0)
      }),
      confirm: fromPromise(async ({ input: secret }) => {
        sent.confirm = secret
        if (server.confirm) throw server.confirm
      }),
      lookAtScan: fromPromise(async () => ({
        status: replyOf(looks, asked.looks++),
        url: '/verification?b=1',
      })),
      signContract: fromPromise(async () => {
        if (server.sign) throw server.sign
      }),
    },
  })
  const actor = createActor(machine, { input: { ...INPUT, ...input } })
  const emitted: RealNameEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const shows = (view: RealNameView) =>
    waitFor(
      actor,
      (snapshot) => selectRealNameView(snapshot) === view && !selectIsRealNameBusy(snapshot),
    )
  const fill = (values: Partial<Record<string, string>> = PERSON) => {
    for (const field of Object.keys(values) as (keyof typeof PERSON)[])
      actor.send({ type: 'field.change', field, value: values[field] ?? '' })
  }
  return { actor, asked, sent, emitted, shows, fill, context: () => actor.getSnapshot().context }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('realNameMachine', () => {
  it('shows the form to an unverified customer, and its issues on submit', async () => {
    const { actor, shows, context } = start()
    await shows('form')
    actor.send({ type: 'form.submit' })
    expect(context().errors).toEqual({
      name: '请输入姓名',
      identityCard: '请输入身份证号',
      phone: '请输入手机号',
    })
    actor.send({ type: 'field.change', field: 'name', value: '沈' })
    expect(context().errors).toEqual({
      identityCard: '请输入身份证号',
      phone: '请输入手机号',
    })
  })

  it("opens the provider's page with the number of the verification", async () => {
    const { actor, shows, fill, emitted, sent } = start()
    await shows('form')
    fill()
    actor.send({ type: 'form.submit' })
    await shows('leaving')
    expect(emitted).toEqual([{ type: 'providerPage.open', url: '/verification', bizNo: 'b1' }])
    expect(sent.commit?.form).toMatchObject({
      name: '沈知秋',
      identityCard: '440103199211280047',
      phone: '13911112222',
    })
  })

  it('reads the verification when the page of the provider returns', async () => {
    const { actor, shows, sent } = start({ standings: [REFUSED] }, { bizNo: 'b1' })
    await shows('refused')
    expect(sent.standing).toEqual({ kind: 'person', bizNo: 'b1' })
    actor.send({ type: 'form.edit' })
    await shows('form')
  })

  it('has the registration contract signed after the verification, which it emits once', async () => {
    const { actor, shows, emitted } = start({ standings: [TO_SIGN] }, { bizNo: 'b1' })
    await shows('agreeing')
    actor.send({ type: 'contract.sign', code: CODE })
    await shows('verified')
    expect(emitted).toEqual([{ type: 'verification.done' }])
  })

  it('keeps the contract on screen when signing fails', async () => {
    const { actor, shows, context } = start({ standings: [TO_SIGN], sign: new Error('签署失败') })
    await shows('agreeing')
    actor.send({ type: 'contract.sign', code: CODE })
    await waitFor(actor, () => context().failure !== undefined)
    await shows('agreeing')
    expect(context().failure).toBe('签署失败')
  })

  it('accepts the code of a person, after as many tries as the server allows', async () => {
    const { actor, shows, fill, sent, context } = start(
      { standings: [NOT_YET, VERIFIED], commit: { bizNo: 'b1', url: '' } },
      { method: 'sms' },
    )
    await shows('form')
    fill()
    actor.send({ type: 'form.submit' })
    await shows('confirming')
    actor.send({ type: 'form.submit' })
    expect(context().failure).toBe('请输入验证码')
    actor.send({ type: 'secret.change', value: '   ' })
    actor.send({ type: 'form.submit' })
    expect(context().failure).toBe('请输入验证码')
    actor.send({ type: 'secret.change', value: ' 123456 ' })
    actor.send({ type: 'form.submit' })
    await shows('verified')
    expect(sent.confirm).toEqual({ kind: 'person', bizNo: 'b1', secret: '123456' })
  })

  it('stays at the amount of an enterprise when it is wrong', async () => {
    const { actor, shows, fill, context } = start(
      { commit: { bizNo: 'b1', url: '' }, confirm: new Error('打款金额不正确') },
      { kind: 'enterprise', method: 'transfer' },
    )
    await shows('form')
    fill({
      companyName: '杭州知秋茶业有限公司',
      creditCode: '91440101MA5Y2C7J3U',
      bankName: '中国工商银行',
      bankAccount: '1202 0202 0011 2233 445',
    })
    actor.send({ type: 'form.submit' })
    await shows('confirming')
    actor.send({ type: 'secret.change', value: '9.99' })
    actor.send({ type: 'form.submit' })
    await waitFor(actor, () => context().failure === '打款金额不正确')
    await shows('confirming')
    expect(context().secret).toBe('9.99')
  })

  it('polls a scanned code every two seconds, also after a poll that failed', async () => {
    const { actor, shows, fill, asked } = start(
      { standings: [NOT_YET, VERIFIED], looks: [0, new Error('网络错误'), 1] },
      { method: 'scan' },
    )
    await shows('form')
    fill()
    actor.send({ type: 'form.submit' })
    await shows('scanning')
    await vi.advanceTimersByTimeAsync(1_900)
    expect(asked.looks).toBe(1)
    await vi.advanceTimersByTimeAsync(4_000)
    await shows('verified')
    expect(asked.looks).toBe(3)
  })

  it('shows the refusal and keeps the typed values', async () => {
    const { actor, shows, fill, context } = start({ commit: new Error('请求超时') })
    await shows('form')
    fill()
    actor.send({ type: 'form.submit' })
    await waitFor(actor, () => context().failure === '请求超时')
    expect(context().form.name).toBe(PERSON.name)
  })

  it('begins with the values typed before a reload', async () => {
    const form = { ...start().context().form, ...PERSON }
    const { shows, context } = start({}, { form })
    await shows('form')
    expect(context().form).toEqual(form)
  })

  it('goes on at the amount of a transfer that is on its way, also on another device', async () => {
    const { actor, shows, sent, context } = start(
      { standings: [TRANSFERRED, VERIFIED] },
      { kind: 'enterprise' },
    )
    await shows('confirming')
    expect(context()).toMatchObject({ method: 'transfer', transfer: TRANSFER })
    expect(context().form.companyName).toBe(TRANSFER.companyName)
    actor.send({ type: 'secret.change', value: '0.35' })
    actor.send({ type: 'form.submit' })
    await shows('verified')
    expect(sent.confirm).toEqual({ kind: 'enterprise', bizNo: 't1', secret: '0.35' })
  })

  it.each([
    ['sms', 'confirming'],
    ['scan', 'scanning'],
    ['page', 'form'],
  ] as const)('goes on with a verification by %s after a reload', async (method, view) => {
    const { shows, actor } = start({ standings: [WAITING] }, { method, bizNo: 'b1' })
    await waitFor(actor, () => selectRealNameView(actor.getSnapshot()) === view)
    if (view !== 'scanning') await shows(view)
    expect(selectPendingBizNo(actor.getSnapshot())).toBe(view === 'form' ? '' : 'b1')
  })

  it('can be retried where the standing could not be read', async () => {
    const { actor, shows, context } = start({ standings: [new Error('网络错误'), NOT_YET] })
    await shows('unreachable')
    expect(context().failure).toBe('网络错误')
    actor.send({ type: 'standing.read' })
    await shows('form')
  })
})

describe('realNameErrors', () => {
  it.each(
    Object.entries(REAL_NAME_METHODS).flatMap(([kind, methods]) =>
      methods.map((method) => [kind as 'person' | 'enterprise', method] as const),
    ),
  )('asks for each field of %s by %s', (kind, method) => {
    const errors = realNameErrors(kind, method, start().context().form)
    expect(Object.keys(errors)).toEqual(realNameFields(kind, method))
  })
})

describe('every state and transition of the real-name machine', () => {
  const done = (state: string, output?: unknown) => ({
    type: `xstate.done.actor.0.realName.${state}`,
    output,
  })
  const failed = (state: string) => ({
    type: `xstate.error.actor.0.realName.${state}`,
    error: new Error('failed'),
  })
  const machine: AnyStateMachine = realNameMachine
  const exploration = {
    input: { ...INPUT, kind: 'enterprise' },
    events: [
      ...[NOT_YET, WAITING, TRANSFERRED, TO_SIGN, VERIFIED, REFUSED].map((standing) =>
        done('reading', standing),
      ),
      ...['reading', 'submitting', 'scanning.looking', 'checking', 'signing'].map(failed),
      done('submitting', { bizNo: 'b1', url: '/verification' }),
      ...[0, 1, 2].map((status) => done('scanning.looking', { status })),
      done('checking'),
      done('signing'),
      { type: 'xstate.after.lookAgain.realName.scanning.pausing' },
      ...(['page', 'scan', 'transfer'] as const).map((method) => ({
        type: 'method.choose',
        method,
      })),
      { type: 'field.change', field: 'companyName', value: '杭州知秋茶业有限公司' },
      { type: 'field.change', field: 'creditCode', value: '91440101MA5Y2C7J3U' },
      { type: 'field.change', field: 'legalPersonName', value: '沈知秋' },
      { type: 'field.change', field: 'legalPersonIdentityCard', value: '440103199211280047' },
      { type: 'field.change', field: 'bankName', value: '中国工商银行' },
      { type: 'field.change', field: 'bankAccount', value: '1202020200112233445' },
      { type: 'secret.change', value: '0.35' },
      ...['form.submit', 'form.edit', 'standing.read'].map((type) => ({ type })),
      { type: 'contract.sign', code: CODE },
    ],
    serialize: (snapshot: { value: unknown; context: never }) => {
      const { method, form, secret } = snapshot.context as RealNameInput & {
        form: Record<string, string>
        secret: string
      }
      return JSON.stringify([snapshot.value, method, Object.values(form).map(Boolean), secret])
    },
  }

  it('is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('keeps what is typed, and waits for nothing, where the session ends in any state', ({
    task,
  }) => {
    const ends = endSessions(
      machine,
      exploration,
      ({ form, secret, method }: { form: object; secret: string; method: string }) => [
        form,
        secret,
        method,
      ],
    )
    tallyEnds({ task }, 'the verification', ends)
    expect(ends.lost).toEqual([])
    expect(ends.rests).toEqual([
      '"agreeing"',
      '"confirming"',
      '"editing"',
      '"unreachable"',
      '{"scanning":"pausing"}',
    ])
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(100)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })
})
