import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { processDetail, processInfo } from '#schemas/api/process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001&flowOnlyId=9'

beforeEach(replyWithTenant)

const show = () => {
  const process = processOf(
    entry(1, {
      schema: {
        type: 'object',
        required: ['name', 'phone'],
        properties: {
          name: { type: 'string', title: '名称' },
          phone: { type: 'string', title: '手机号', format: 'mobile' },
        },
      },
    }),
    entry(2),
  )
  server.use(
    replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
    replyWith(processDetail, {
      status: -1,
      progress: 1,
      processInstanceId: '5',
      businessProcessTaskData: [],
    }),
  )
  renderPortal(SCREEN, signedIn())
}

const summary = () => screen.queryByRole('alert', { name: '请检查以下内容' })

const said = () => within(summary() ?? document.body).queryAllByRole('link')

describe('the summary of errors', () => {
  it('follows when a field is mended', async () => {
    show()
    await userEvent.type(await screen.findByLabelText('手机号'), '1380000000')
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(said()).toHaveLength(2)
    expect(summary()).toBe(document.activeElement)
    await userEvent.type(screen.getByLabelText('名称'), '星湖')
    await userEvent.click(screen.getByLabelText('手机号'))
    await screen.findByDisplayValue('星湖')
    expect(said().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('手机号'),
    ])
    // The field keeps the focus.
    expect(screen.getByLabelText('手机号')).toBe(document.activeElement)
    const before = said()[0]?.textContent
    await userEvent.type(screen.getByLabelText('手机号'), '{Home}2')
    await userEvent.tab()
    await expect.poll(() => said()[0]?.textContent).not.toBe(before)
    await userEvent.clear(screen.getByLabelText('手机号'))
    await userEvent.type(screen.getByLabelText('手机号'), '13800000000')
    await userEvent.tab()
    await expect.poll(summary).toBeNull()
  })
})
