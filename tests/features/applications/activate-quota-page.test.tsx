import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { processDetail, processInfo, processSave } from '#schemas/api/process.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, fixedPage, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'
import { openedProduct, pageOf } from '../products/sample.ts'

const SCREEN = '/product/activatethequota?processType=3&businessId=7&goodId=1001'

beforeEach(() => {
  replyWithTenant()
  const process = processOf(fixedPage(1, { keyName: 'ActivateTheQuota' }), entry(2))
  server.use(
    replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
    replyWith(processSave, { id: '33' }),
    replyWith(customerGoodsList, pageOf([openedProduct])),
  )
})

const next = () => screen.findByRole('button', { name: /^下一步/ })

describe('the fixed page activatethequota', () => {
  it('shows the approved quota, and goes on to the form of the next step when it is confirmed', async () => {
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByText('2027-11-20')).toBeDefined()
    expect(screen.queryByText(/不存在的固定页/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(await next())
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('请核对并勾选') as string,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /我已知悉并接受/ }))
    await userEvent.click(await next())
    expect(await screen.findByRole('heading', { name: /第2步/ })).toBeDefined()
  })

  it('blocks the flow where there is no quota, and says so', async () => {
    server.use(replyWith(customerGoodsList, pageOf([{ ...openedProduct, quota: null }])))
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByText('暂无审批额度')).toBeDefined()
    expect(await next()).toHaveProperty('disabled', true)
  })

  it('is still confirmed for a customer who comes back to it', async () => {
    server.use(
      replyWith(processDetail, {
        businessProcessTaskData: [
          { id: 'f1', nodeType: 1, nodeKey: 'ActivateTheQuota', variable: { confirmed: true } },
        ],
        status: -1,
        progress: 1,
        processInstanceId: '9',
      }),
    )
    renderPortal(`${SCREEN}&flowOnlyId=33`, signedIn())
    const confirmed = await screen.findByRole('checkbox', { name: /我已知悉并接受/ })
    expect(confirmed).toHaveProperty('checked', true)
    await userEvent.click(await next())
    expect(await screen.findByRole('heading', { name: /第2步/ })).toBeDefined()
  })
})
