import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  FlowStatus,
  processComments,
  processDetail,
  processInfo,
  processSave,
} from '#schemas/api/process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '../../app/portal.tsx'
import { entry, processOf } from '../../engine/process/definitions.ts'
import { server } from '../../setup/server.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001&flowOnlyId=20'
const REASON = '与营业执照不一致'

const text = (title: string) => ({
  schema: { type: 'object', properties: { name: { type: 'string', title } } },
})

const PIN = { progress: 1, formId: 'f1', pointer: '/name', reason: REASON, value: '苏州' }

const comment = (pins: object[]) =>
  replyWith(processComments, [{ fullMessage: '请核对后修改', time: '', pins: pins as never }])

/** Opens a returned flow at a step. */
const openAt = (progress: number, first: object = { name: '苏州' }) => {
  const task = (id: string, variable: object) => ({ id, nodeType: 2, nodeKey: id, variable })
  server.use(
    replyWith(processDetail, {
      businessProcessTaskData: [task('f1', first), task('f2', { name: '周' })],
      processInstanceId: '9',
      status: FlowStatus.returned,
      progress,
      revision: '',
      lastSaveKey: '',
    }),
    replyWith(processSave, { id: '20', revision: '' }),
  )
  renderPortal(SCREEN, signedIn())
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  replyWithTenant()
  const process = processOf(entry(1, text('企业名称')), entry(2, text('联系人')))
  server.use(replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }))
})

describe('the pinned reasons of a return', () => {
  it('lead to their field on the same step, which shows the reason until its value is another one', async () => {
    server.use(comment([PIN]))
    openAt(1)
    const list = within(await screen.findByRole('list', { name: '退回原因' }))
    const field = await screen.findByLabelText('企业名称')
    await userEvent.click(list.getByRole('link', { name: `第1步 · 企业名称：${REASON}` }))
    await waitFor(() => expect(document.activeElement).toBe(field))
    const remarks = screen.getByText(`审核意见：${REASON}`).parentElement?.id
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(remarks)

    await userEvent.type(field, '市')
    await waitFor(() => expect(screen.queryByText(`审核意见：${REASON}`)).toBeNull())
    await userEvent.type(field, '{Backspace}')
    expect(await screen.findByText(`审核意见：${REASON}`)).toBeDefined()
  })

  it('lead back to an earlier step, and forward to a later one', async () => {
    server.use(comment([PIN, { ...PIN, progress: 2, formId: 'f2', value: '周' }]))
    openAt(2)
    await userEvent.click(await screen.findByRole('link', { name: /企业名称/ }))
    const first = await screen.findByLabelText('企业名称')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await userEvent.click(screen.getByRole('link', { name: /联系人/ }))
    const second = await screen.findByLabelText('联系人')
    await waitFor(() => expect(document.activeElement).toBe(second))
  })

  it('lead to a member of a group, and stand below it', async () => {
    const contact = {
      schema: {
        type: 'object',
        properties: {
          contact: {
            type: 'object',
            title: '联系人',
            properties: { phone: { type: 'string', title: '电话' } },
          },
        },
      },
    }
    const process = processOf(entry(1, contact))
    const pin = { ...PIN, pointer: '/contact/phone', value: '1380000' }
    server.use(
      replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
      comment([pin]),
    )
    openAt(1, { contact: { phone: '1380000' } })
    const field = await screen.findByLabelText('电话')
    await userEvent.click(
      await screen.findByRole('link', { name: `第1步 · 联系人 · 电话：${REASON}` }),
    )
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText(`审核意见：${REASON}`)).toBeDefined()
    await userEvent.type(field, '1')
    await waitFor(() => expect(screen.queryByText(`审核意见：${REASON}`)).toBeNull())
  })

  it('lead to a step as a whole', async () => {
    server.use(comment([{ ...PIN, formId: '', pointer: '' }]))
    openAt(2)
    await userEvent.click(await screen.findByRole('link', { name: `第1步：${REASON}` }))
    const first = await screen.findByLabelText('企业名称')
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(screen.queryByText(`审核意见：${REASON}`)).toBeNull()
  })

  it('are a text where a comment has none', async () => {
    server.use(replyWith(processComments, [{ fullMessage: '请核对后修改' }]))
    openAt(1)
    expect(await screen.findByText('请核对后修改')).toBeDefined()
    expect(screen.queryByRole('list', { name: '退回原因' })).toBeNull()
  })
})
