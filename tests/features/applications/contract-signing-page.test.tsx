import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { processDetail, processInfo } from '#schemas/api/process.ts'
import { contractDetail, contractGenerate, contractSign } from '#schemas/api/products.ts'
import { dictionary } from '#schemas/api/tenant.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { fixedPage, processOf } from '#tests/engine/process/definitions.ts'
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

describe('the way of signing, by the system dictionary elecSign', () => {
  it('is a code sent to the phone for signedWay 1', async () => {
    server.use(signedBy('1'))
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByRole('button', { name: '签署合同' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '验证码' })).toBeTruthy()
  })

  it('is a code where the dictionary cannot be read', async () => {
    server.use(refuse(dictionary, 500, '系统繁忙'))
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByRole('button', { name: '签署合同' })).toBeTruthy()
  })

  it('is the page of the provider for signedWay 2, with this page as its return address', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
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
