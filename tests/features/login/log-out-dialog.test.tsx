import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '#engine/json/hash.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { processDetail, processInfo, processSave } from '#schemas/api/process.ts'
import { LogOutDialog } from '#src/features/login/log-out-dialog.tsx'
import { unsavedFlows } from '#src/platform/draft-keys.ts'
import { draftsOf, type DraftAddress } from '#src/platform/drafts.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { enterprise, refuse, replyWith, signedIn } from '../../app/portal.tsx'
import { entry, nameRequired, processOf } from '../../engine/process/definitions.ts'
import { server } from '../../setup/server.ts'

const scope = { tenantId: '000000', customerId: '1', processKey: 'test', businessId: '5' }
const process = processOf(entry(1, { schema: nameRequired }), entry(2))
const formHash = hashOf(compileProcess(process).steps[0]?.forms[0]?.plan.schema)

const open = () => {
  const session = signedIn({ isLogOutOpen: true })
  render(
    <SessionContext value={session}>
      <LogOutDialog />
    </SessionContext>,
  )
  return session
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Types a name into the form of a flow, and leaves it unsaved. */
const type = (address: DraftAddress | undefined = flow, definitions = { f1: formHash }) => {
  localStorage.clear()
  const kept = address && { address }
  draftsOf(scope, enterprise.draftKey).write({ f1: { name: '澄禾' } }, definitions, kept)
}
const flow: DraftAddress = { goodId: '1001', processType: 1, flowOnlyId: '77' }

const saves: unknown[] = []
const saving = http.post(`*/api/${processSave.path}`, async ({ request }) => {
  saves.push(await request.json())
  return HttpResponse.json({ code: 200, success: true, data: { id: '77', revision: '2' }, msg: '' })
})

beforeEach(() => {
  saves.length = 0
  type()
  server.use(
    replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
    replyWith(processDetail, {
      businessProcessTaskData: [],
      status: 4,
      progress: 1,
      processInstanceId: '',
      revision: '1',
      lastSaveKey: '',
      submitted: {},
    }),
    saving,
  )
})

describe('LogOutDialog', () => {
  it('saves the values of a flow that is not open on the server, then logs out', async () => {
    const { logOutNow } = open()
    await press('保存后退出登录')
    await waitFor(() => expect(logOutNow).toHaveBeenCalledOnce())
    expect(saves).toMatchObject([
      { variable: { f1: { name: '澄禾' } }, pass: false, progress: 1, status: 4, businessId: '5' },
    ])
    expect(unsavedFlows('1')).toEqual([])
  })

  it('keeps the session and the values while they cannot be saved, and says so', async () => {
    server.use(http.post(`*/api/${processSave.path}`, () => HttpResponse.error()))
    const { logOutNow } = open()
    await press('保存后退出登录')
    expect(await screen.findByText(/有内容未能保存到服务器，仍留在本机/)).toBeDefined()
    expect(logOutNow).not.toHaveBeenCalled()
    expect(unsavedFlows('1')).toEqual([scope])
    server.use(saving)
    await press('保存后退出登录')
    await waitFor(() => expect(logOutNow).toHaveBeenCalledOnce())
  })

  it.each([2, 3, 4, 5, 6, 9])('saves those of a process of the type %s', async (processType) => {
    type({ ...flow, processType })
    const { logOutNow } = open()
    await press('保存后退出登录')
    await waitFor(() => expect(logOutNow).toHaveBeenCalledOnce())
    expect(saves).toMatchObject([{ type: processType, businessId: '5' }])
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['a form whose definition has changed', () => type(flow, { f1: 'before' })],
    [
      'a flow with such a form',
      () =>
        draftsOf(scope, enterprise.draftKey).write(
          { f1: { name: '澄禾' }, f2: { note: '急' } },
          { f1: formHash, f2: 'before' },
          { address: flow },
        ),
    ],
    ['a flow of which it has no address', () => draftsOf(scope, '').write({ f1: {} }, {})],
    ['a flow that is gone', () => server.use(refuse(processDetail, 400, '无权访问该记录'))],
  ])('does not claim to have saved the values of %s', async (_, prepare) => {
    prepare()
    const { logOutNow } = open()
    await press('保存后退出登录')
    expect(await screen.findByText(/有内容未能保存到服务器/)).toBeDefined()
    expect(logOutNow).not.toHaveBeenCalled()
    expect(saves).toEqual([])
  })

  it('counts and names the forms outside of processes that were not sent, and empties them after a question', async () => {
    localStorage.clear()
    localStorage.setItem('form/000000/1/order/', '{"title":"登记订单","values":{},"begun":{}}')
    localStorage.setItem('form/000000/2/order/', '{"number":"of somebody else"}')
    const { logOutNow } = open()
    expect(await screen.findByText(/有 1 份表单填写后未提交（“登记订单”），/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '保存后退出登录' })).toBeNull()
    await press('清空并退出登录')
    expect(logOutNow).toHaveBeenCalledOnce()
  })

  it('logs out without saving', async () => {
    const { logOutNow } = open()
    await press('不保存，退出登录')
    expect(logOutNow).toHaveBeenCalledOnce()
    expect(saves).toEqual([])
  })

  it('stays signed in on 取消', async () => {
    const { closeLogOut, logOutNow } = open()
    await press('取消')
    await waitFor(() => expect(closeLogOut).toHaveBeenCalled())
    expect(logOutNow).not.toHaveBeenCalled()
  })
})
