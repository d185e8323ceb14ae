import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  processDetail,
  processInfo,
  processOffered,
  processVariables,
} from '#schemas/api/process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, externalDatum, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001&flowOnlyId=9'

const text = (title: string) => ({ type: 'string', title })

const show = (accounts: unknown[]) => {
  const process = processOf(
    { ...externalDatum(1, 'savedBankCard'), name: '资料管理' },
    entry(1, {
      schema: {
        type: 'object',
        properties: { accountName: text('账户名称'), accountNo: text('银行账号') },
      },
      uiSchema: { 'ui:options': { source: '/savedBankCard/accounts' } },
    }),
  )
  server.use(
    replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
    replyWith(processDetail, {
      status: -1,
      progress: 1,
      processInstanceId: '5',
      businessProcessTaskData: [{ id: 'f1', variable: { accountName: '澄禾' } }],
    }),
    replyWith(processVariables, { savedBankCard: { accounts } }),
    replyWith(processOffered, { accountName: '', accountNo: '6222021001116245', other: '1' }),
  )
  renderPortal(SCREEN, signedIn())
}

beforeEach(replyWithTenant)

describe('the records that a form is offered', () => {
  it('fill its fields when one is chosen, and keep the others', async () => {
    show([{ id: '1', title: '招商银行（尾号 6245）' }])
    await userEvent.click(await screen.findByRole('button', { name: '招商银行（尾号 6245）' }))
    expect(await screen.findByDisplayValue('6222021001116245')).toBe(
      screen.getByLabelText('银行账号'),
    )
    expect(screen.getByDisplayValue('澄禾')).toBe(screen.getByLabelText('账户名称'))
  })

  it('are not mentioned where there are none', async () => {
    show([])
    await screen.findByLabelText('银行账号')
    expect(screen.queryByText('从资料管理填入')).toBeNull()
  })
})
