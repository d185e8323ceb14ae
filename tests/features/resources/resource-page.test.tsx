import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordPerform } from '#schemas/api/records.ts'
import {
  addressList,
  bankCardList,
  contactList,
  contactSave,
  documentList,
} from '#schemas/api/resources.ts'
import { regionTree } from '#schemas/api/reference-data.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { documentLifecycle } from '#schemas/lifecycles/document.ts'
import { refuse, renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { server } from '#tests/setup/server.ts'

const action = (name: string, label: string) => ({
  name,
  label,
  confirm: '',
  input: null,
  blocked: '',
})

const licence = {
  id: '7',
  status: { name: 'expired', ...documentLifecycle.statuses.expired },
  expiresOn: '2026-10-31',
  isLasting: false,
  files: [
    {
      attachId: '1',
      link: '/x',
      originalName: '执照.pdf',
      name: '',
      domain: '',
      size: 9,
      createTime: '',
    },
  ],
  origin: '应收账款产品开通',
  createdAt: '2026-01-02 10:00:00',
  actions: [action('remove', '移除')],
}

const card = {
  id: '3',
  accountName: '苏州澄禾精密部件有限公司',
  bank: 'CMB',
  bankName: '招商银行',
  branchName: '',
  accountNo: '6222 **** **** 6245',
  isDefault: false,
  createdAt: '',
  actions: [action('setDefault', '设为默认'), action('remove', '移除')],
}

/** Replies to actions on records and keeps what was sent. */
const listens = () => {
  const sent: unknown[] = []
  server.use(
    http.post(`*/api/${recordPerform.path}`, async ({ request }) => {
      sent.push(await request.json())
      const data = { outcome: 'done', status: 'saved' }
      return HttpResponse.json({ code: 200, success: true, data, msg: '' })
    }),
  )
  return sent
}

describe('the page of what is on file', () => {
  beforeEach(() => {
    replyWithTenant()
    server.use(
      replyWith(roleButtons, { resource_management_button: '1' }),
      replyWith(documentList, [
        {
          type: 'businessLicence',
          title: '营业执照',
          places: [],
          most: 1,
          current: licence,
          earlier: 2,
        },
        { type: 'articles', title: '公司章程', places: [], most: 5, current: null, earlier: 0 },
      ]),
      replyWith(bankCardList, [card]),
      replyWith(addressList, []),
      replyWith(contactList, []),
    )
  })

  it('shows documents with their last day and where they came from', async () => {
    renderPortal('/user/resource', signedIn())
    const rows = within(await screen.findByRole('list', { name: '证照资料' })).getAllByRole(
      'listitem',
    )
    expect(rows[0]?.textContent).toContain('营业执照已过期有效期至 2026-10-31')
    expect(rows[0]?.textContent).toContain('应收账款产品开通时提交于 2026-01-02')
    expect(rows[0]?.textContent).toContain('已更新 2 次')
    expect(screen.getByRole('button', { name: '上传新的：营业执照' })).toBeDefined()
    expect(screen.getByRole('button', { name: '移除：营业执照' })).toBeDefined()
    expect(rows.at(-1)?.textContent).toContain('公司章程未上传')
  })

  it('keeps the tab in the address, and makes an account the default once', async () => {
    const user = userEvent.setup()
    const sent = listens()
    const { address } = renderPortal('/user/resource', signedIn())
    await user.click(await screen.findByRole('tab', { name: '银行账户' }))
    expect(address()).toBe('/user/resource?tab=cards')
    expect(await screen.findByText('6222 **** **** 6245')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^设为默认：/ }))
    await waitFor(() => expect(sent).toEqual([{ kind: 'bankCard', id: '3', action: 'setDefault' }]))
    await user.click(screen.getByRole('button', { name: '移除招商银行账户' }))
    const dialog = await screen.findByRole('dialog', { name: '移除招商银行账户？' })
    await user.click(within(dialog).getByRole('button', { name: '移除' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^移除/ })).toBeNull())
  })

  it('says 操作成功 after a change by one press', async () => {
    listens()
    const success = vi.spyOn(notify, 'success')
    renderPortal('/user/resource?tab=cards', signedIn())
    await userEvent.click(await screen.findByRole('button', { name: /^设为默认：/ }))
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('操作成功'))
  })

  it('says what is missing in a form, and why the server refuses it', async () => {
    const user = userEvent.setup()
    server.use(refuse(contactSave, 400, '已保存过这位联系人'))
    renderPortal('/user/resource?tab=contacts', signedIn())
    expect(await screen.findByText('还没有联系人')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '新增联系人' }))
    await user.click(await screen.findByRole('button', { name: '保存' }))
    expect(
      await screen.findByText(/请输入姓名|请填写姓名|姓名/, { selector: '[role=alert] *, p' }),
    ).toBeDefined()
    await user.type(screen.getByLabelText(/^姓名/), '陈屿')
    await user.type(screen.getByLabelText(/^手机号/), '13900000001')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存过这位联系人')).toBeDefined()
  })

  it('leads on from a list without rows', async () => {
    renderPortal('/user/resource?tab=addresses', signedIn())
    expect(await screen.findByText('还没有地址')).toBeDefined()
    expect(screen.getByRole('button', { name: '新增地址' })).toBeDefined()
  })

  const address = (id: string, receiver: string, isDefault: boolean) => ({
    id,
    receiver,
    mobile: '13900000001',
    region: ['32', '3205', '320505'],
    regionName: '江苏省苏州市虎丘区',
    address: '科技路 1 号',
    isDefault,
  })

  /** Replies with no regions; `asked` collects the parents for which they were asked. */
  const replyWithRegions = () => {
    const asked: (string | null)[] = []
    server.use(
      http.get(`*/api/${regionTree.path}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('parentCode'))
        return HttpResponse.json({ code: 200, success: true, data: [], msg: '' })
      }),
    )
    return asked
  }

  it('offers to make an address the default that is not, and to change each in its place', async () => {
    const user = userEvent.setup()
    const asked = replyWithRegions()
    server.use(replyWith(addressList, [address('1', '陈屿', true), address('2', '李舟', false)]))
    renderPortal('/user/resource?tab=addresses', signedIn())
    const rows = within(await screen.findByRole('list', { name: '融资地址' }))
    expect(
      rows
        .getAllByRole('button', { name: /^设为默认/ })
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['设为默认：李舟'])
    await user.click(rows.getByRole('button', { name: '修改地址：李舟' }))
    expect(await rows.findByLabelText(/^收件人/)).toHaveProperty('value', '李舟')
    expect(rows.queryByRole('button', { name: '修改地址：李舟' })).toBeNull()
    expect(rows.getByRole('button', { name: '修改地址：陈屿' })).toBeDefined()
    await waitFor(() => expect(asked).toEqual(['00', '32', '3205']))
  })

  it('has an empty form for another address', async () => {
    const asked = replyWithRegions()
    renderPortal('/user/resource?tab=addresses', signedIn())
    await userEvent.click(await screen.findByRole('button', { name: '新增地址' }))
    expect(await screen.findByLabelText(/^收件人/)).toHaveProperty('value', '')
    await waitFor(() => expect(asked).toEqual(['00']))
  })

  it('asks for another last day of a document as a date', async () => {
    const { label, input } = documentLifecycle.actions.setExpiry
    const setExpiry = { ...action('setExpiry', label), input }
    server.use(
      replyWith(documentList, [
        {
          type: 'businessLicence',
          title: '营业执照',
          places: [],
          most: 1,
          current: { ...licence, actions: [setExpiry] },
          earlier: 0,
        },
      ]),
    )
    renderPortal('/user/resource', signedIn())
    await userEvent.click(await screen.findByRole('button', { name: '修改到期日：营业执照' }))
    const dialog = within(await screen.findByRole('dialog', { name: /修改到期日/ }))
    const field = await dialog.findByLabelText(/^到期日（长期有效的不填）/)
    await userEvent.type(field, '2026-13-40')
    await userEvent.click(dialog.getByRole('button', { name: '修改到期日' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
