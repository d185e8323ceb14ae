import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { processDetail, processInfo, processSave } from '#schemas/api/process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001'
const text = (title: string) => ({ type: 'string', title })
const formOf = (properties: object) => entry(1, { schema: { type: 'object', properties } })
const earlier = processOf(formOf({ name: text('姓名'), fax: text('传真号码') }), entry(2))
const corrected = processOf(formOf({ name: text('姓名'), email: text('邮箱') }), entry(2))

const show = async (process: ProcessInfo) => {
  server.use(replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }))
  const { unmount } = renderPortal(SCREEN, signedIn())
  return { name: await screen.findByLabelText('姓名'), unmount }
}

const heading = '办理内容有更新，以下未保存的内容不再需要，已从表单移除'
const notice = async () =>
  within((await screen.findByRole('heading', { name: heading })).closest('section')!)

/** Types into the form of the earlier definition, and leaves without a save. */
const type = async () => {
  const { name, unmount } = await show(earlier)
  const user = userEvent.setup()
  await user.type(name, '陈屿')
  await user.type(screen.getByLabelText('传真号码'), '0512-6677')
  await user.tab()
  await waitFor(() => expect(localStorage.getItem(draftKey())).toBeTruthy())
  unmount()
}
const draftKey = () => Object.keys(localStorage).find((key) => key.startsWith('draft/')) ?? ''

beforeEach(() => {
  localStorage.clear()
  replyWithTenant()
  server.use(
    replyWith(processDetail, { status: 4, progress: 1, processInstanceId: '' }),
    replyWith(processSave, { id: '9', revision: '2' }),
  )
})

describe('unsaved values of a form whose definition has changed', () => {
  it('stay where they have a place; the others are shown once with their old titles', async () => {
    await type()
    const { name, unmount } = await show(corrected)
    expect(name).toHaveProperty('value', '陈屿')
    const shown = await notice()
    expect(shown.getByRole('heading', { name: '第1步 · 已取消的内容' })).toBeTruthy()
    expect(shown.getByText('传真号码').nextElementSibling?.textContent).toBe('0512-6677')
    expect(shown.queryByText('陈屿')).toBeNull()
    unmount()

    const again = await show(corrected)
    expect(again.name).toHaveProperty('value', '陈屿')
    expect(screen.queryByText(heading)).toBeNull()
  })

  it('are shown too where the definition is loaded again on the page', async () => {
    const { name } = await show(earlier)
    const user = userEvent.setup()
    await user.type(name, '陈屿')
    await user.type(screen.getByLabelText('传真号码'), '0512-6677')
    server.use(
      refuse(processSave, 400, '内容有更新'),
      replyWith(processInfo, { ...corrected, actExForms: [...corrected.actExForms] }),
    )
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await user.click(await screen.findByRole('button', { name: '重新载入' }))
    await screen.findByLabelText('邮箱')
    expect(screen.getByLabelText('姓名')).toHaveProperty('value', '陈屿')
    expect((await notice()).getByText('0512-6677')).toBeTruthy()
  })

  it('are not mentioned while the definition is the same', async () => {
    await type()
    const { name } = await show(earlier)
    expect(name).toHaveProperty('value', '陈屿')
    expect(screen.getByLabelText('传真号码')).toHaveProperty('value', '0512-6677')
    expect(screen.queryByText(heading)).toBeNull()
  })
})
