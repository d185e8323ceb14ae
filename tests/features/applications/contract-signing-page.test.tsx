import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { processDetail, processInfo, processSave } from '#schemas/api/process.ts'
import { contractDetail, contractGenerate, contractSign } from '#schemas/api/customer-contracts.ts'
import { dictionary } from '#schemas/api/reference-data.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, fixedPage, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const SCREEN = '/product/contractsigning?processType=1&businessId=7&goodId=1001&flowOnlyId=33'
const PROVIDER = 'https://sign.example/contract?b=1'

const contract = {
  contractId: 'c1',
  contractNo: 'HT-1',
  title: '融资服务合同',
  content: '第一条',
  status: 0,
  signedAt: '',
  voidedAt: '',
  link: '',
}

/** Replies to the system dictionary `elecSign` with a way to sign. */
const signedBy = (way: string) =>
  replyWith(dictionary, [{ code: 'elecSign', dictKey: 'signedWay', dictValue: way }])

let signed: unknown

beforeEach(() => {
  signed = undefined
  replyWithTenant()
  const process = processOf(fixedPage(1, { keyName: 'ContractSigning' }))
  server.use(
    replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
    replyWith(processDetail, {
      businessProcessTaskData: [],
      status: -1,
      progress: 1,
      processInstanceId: '9',
    }),
    replyWith(contractGenerate, contract),
    replyWith(contractDetail, { ...contract, status: 1 }),
    http.post(`*/api/${contractSign.path}`, async ({ request }) => {
      signed = await request.json()
      const data = { contractId: 'c1', status: 1, url: PROVIDER }
      return HttpResponse.json({ code: 200, success: true, data, msg: '' })
    }),
  )
})

/** Replaces the way to another page: its calls have the addresses. */
let assign: MockInstance<typeof location.assign>
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  return () => assign.mockRestore()
})

describe('the way of signing, by the system dictionary elecSign', () => {
  it('is a code sent to the phone for signedWay 1', async () => {
    server.use(signedBy('1'))
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByRole('button', { name: '签署合同' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '验证码' })).toBeTruthy()
    expect(screen.queryByRole('status', { name: '合同生成中' })).toBeNull()
  })

  it('is a code where the dictionary cannot be read', async () => {
    server.use(refuse(dictionary, 500, '系统繁忙'))
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByRole('button', { name: '签署合同' })).toBeTruthy()
  })

  it('is the page of the provider for signedWay 2, with this page as its return address', async () => {
    server.use(signedBy('2'))
    renderPortal(SCREEN, signedIn())
    const button = await screen.findByRole('button', { name: '前往签署' })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.queryByRole('textbox', { name: '验证码' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button)
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(String(assign.mock.calls[0]?.[0])).toBe(PROVIDER)
    expect(signed).toEqual({ contractId: 'c1', returnUrl: location.href })
    expect(await screen.findByText('合同签署中…')).toBeTruthy()
  })
})

describe('a signing that is with the provider', () => {
  /** Signs on the page of the provider, and has the portal read a contract afterwards. */
  const signThen = async (
    read: Partial<typeof contract> & { failure?: string; signingPage?: string },
  ) => {
    server.use(signedBy('2'))
    renderPortal(SCREEN, signedIn())
    const button = await screen.findByRole('button', { name: '前往签署' })
    const changed = { ...contract, ...read }
    server.use(replyWith(contractGenerate, changed), replyWith(contractDetail, changed))
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button)
  }

  it('links the page of the provider, at a web address alone', async () => {
    await signThen({ status: 1, signingPage: '/signing?orderNo=1&token=2' })
    const link = await screen.findByRole('link', { name: '在签署服务页面查看' })
    expect(link).toHaveProperty('href', `${location.origin}/signing?orderNo=1&token=2`)
  })

  it('links nothing at an address that is a script', async () => {
    await signThen({ status: 1, signingPage: 'javascript:alert(1)' })
    expect(await screen.findByText('合同签署中…')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '在签署服务页面查看' })).toBeNull()
  })

  it('says why it failed, and can be signed again', async () => {
    await signThen({ status: 3, failure: '签署人拒绝了签署' })
    const failed = await screen.findByRole('alert')
    expect(failed.textContent).toContain('没有签署成功')
    expect(failed.textContent).toContain('签署人拒绝了签署')
    expect(screen.getByRole('button', { name: '前往签署' })).toBeTruthy()
  })
})

describe('the contracts of a process with several', () => {
  const process = processOf(
    fixedPage(1, { keyName: 'contractSigning', name: '买卖合同' }),
    fixedPage(2, { keyName: 'contractSigning', name: '租赁合同' }),
    entry(3, { name: '确认' }),
  )

  /** Opens the flow at a step; `drawnUp` collects the entries for which a contract was asked. */
  const openAt = (progress: number, status: number) => {
    const drawnUp: string[] = []
    server.use(
      signedBy('1'),
      replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
      replyWith(processDetail, {
        businessProcessTaskData: [],
        status: -1,
        progress,
        processInstanceId: '9',
      }),
      http.post(`*/api/${contractGenerate.path}`, async ({ request }) => {
        const { entryId } = (await request.json()) as { entryId: string }
        drawnUp.push(entryId)
        const data = { ...contract, title: `合同 ${entryId}`, status }
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
    )
    renderPortal(SCREEN, signedIn())
    return drawnUp
  }

  it('are drawn up each by its own step, also where one step follows the other', async () => {
    const drawnUp = openAt(1, 2)
    server.use(replyWith(processSave, { id: '33', revision: '2' }))
    expect(await screen.findByRole('region', { name: '合同 f1' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByRole('region', { name: '合同 f2' })).toBeTruthy()
    expect(drawnUp).toEqual(['f1', 'f2'])
  })

  it('are led to where the server refuses the commit for one of them', async () => {
    openAt(3, 0)
    const message = '“买卖合同”所依据的内容有变化，请重新签署'
    const refusal = { fields: [{ formId: 'f1', pointer: '', message }] }
    server.use(
      http.post(`*/api/${processSave.path}`, () =>
        HttpResponse.json({ code: 400, success: false, data: refusal, msg: message }),
      ),
    )
    await userEvent.click(await screen.findByRole('button', { name: '提交申请' }))
    const leads = await screen.findByRole('link', { name: message })
    server.use(replyWith(processSave, { id: '33', revision: '2' }))
    await userEvent.click(leads)
    expect(await screen.findByRole('region', { name: '合同 f1' })).toBeTruthy()
  })

  it('are read and signed again where the server refuses the commit on the page itself', async () => {
    const only = processOf(fixedPage(1, { keyName: 'contractSigning', name: '买卖合同' }))
    const message = '“买卖合同”所依据的内容有变化，请重新签署'
    const refusal = { fields: [{ formId: 'f1', pointer: '', message }] }
    server.use(
      signedBy('1'),
      replyWith(processInfo, { ...only, actExForms: [...only.actExForms] }),
      replyWith(contractGenerate, { ...contract, status: 2 }),
      http.post(`*/api/${processSave.path}`, () =>
        HttpResponse.json({ code: 400, success: false, data: refusal, msg: message }),
      ),
    )
    renderPortal(SCREEN, signedIn())
    const commit = await screen.findByRole('button', { name: '提交申请' })
    expect(screen.queryByRole('button', { name: '签署合同' })).toBeNull()
    server.use(replyWith(contractGenerate, { ...contract, status: 0 }))
    await userEvent.click(commit)
    expect(await screen.findByRole('button', { name: '签署合同' })).toBeTruthy()
  })

  it('say why one that was signed is to be signed again', async () => {
    const variable = { contractId: 'c0', contractNo: 'HT-0', signedAt: '2026-11-20 10:00:00' }
    openAt(1, 0)
    server.use(
      replyWith(processDetail, {
        businessProcessTaskData: [{ id: 'f1', nodeType: 1, nodeKey: 'contractSigning', variable }],
        status: -1,
        progress: 1,
        processInstanceId: '9',
      }),
    )
    expect(await screen.findByRole('button', { name: '签署合同' })).toBeTruthy()
    expect(screen.getByText('请重新签署')).toBeTruthy()
  })
})
