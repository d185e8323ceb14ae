import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { upload } from '#schemas/api/files.ts'
import { recordDetail, recordPerform } from '#schemas/api/records.ts'
import { materialRequestLifecycle } from '#schemas/lifecycles/material-request.ts'
import { renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const { statuses, actions } = materialRequestLifecycle

const request = (
  status: keyof typeof statuses,
  rest: Partial<WireDataOf<typeof recordDetail>> = {},
): WireDataOf<typeof recordDetail> => ({
  kind: 'materialRequest',
  id: '7',
  subject: '“普惠保理”产品开通',
  status: { name: status, ...statuses[status] },
  timeline: [],
  actions: [],
  figures: {},
  facts: [{ label: '原因', value: '年审需要', unit: '' }],
  files: [{ label: '审计报告', files: [] }],
  related: [],
  processes: [],
  ...rest,
})

const submit = {
  name: 'submit',
  label: actions.submit.label,
  confirm: '',
  input: actions.submit.input,
  blocked: '',
}

const file = {
  attachId: '31',
  link: '/api/x',
  originalName: '审计报告.pdf',
  name: '',
  domain: '',
  size: 9,
  createTime: '',
}

describe('the page of materials that were asked for', () => {
  beforeEach(() => replyWithTenant())

  it('hands in the uploaded files by document', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    server.use(
      replyWith(recordDetail, request('requested', { actions: [submit] })),
      replyWith(upload, file),
      http.post(`*/api/${recordPerform.path}`, async ({ request: sending }) => {
        sent.push(await sending.json())
        return HttpResponse.json({ code: 400, success: false, data: null, msg: '请重新上传' })
      }),
    )
    renderPortal('/product/additionpage?id=7', signedIn())
    expect((await screen.findAllByText('年审需要')).length).toBeGreaterThan(0)
    const button = await screen.findByRole('button', { name: '补充资料' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await user.click(button)
    expect(sent).toEqual([])
    const input = screen.getAllByLabelText('审计报告').find((one) => one.tagName === 'INPUT')!
    await user.upload(input, new File(['%PDF-1.7'], '审计报告.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('审计报告.pdf')).toBeDefined()
    await waitFor(() => expect(screen.getByText(/已上传/)).toBeDefined())
    await user.click(button)
    expect(await screen.findByText('请重新上传')).toBeDefined()
    expect(sent).toEqual([
      {
        kind: 'materialRequest',
        id: '7',
        action: 'submit',
        input: { files: [{ document: 0, attachId: '31' }] },
      },
    ])
  })

  it('shows what was handed in, without a form, while it is reviewed', async () => {
    server.use(
      replyWith(
        recordDetail,
        request('submitted', { files: [{ label: '审计报告', files: [file] }] }),
      ),
    )
    renderPortal('/product/additionpage?id=7', signedIn())
    expect(await screen.findByText('资料已提交，等待平台审核。')).toBeDefined()
    expect(await screen.findByText('审计报告.pdf')).toBeDefined()
    expect(screen.queryByRole('button', { name: '补充资料' })).toBeNull()
  })
})
