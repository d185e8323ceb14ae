import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { processDetail, processInfo, processSave, processVariables } from '#schemas/api/process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, externalDatum, fixedPage, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const SCREEN = '/product/externaldata?processType=1&businessId=7&goodId=1001&flowOnlyId=33'

const named = {
  content: {
    schema: { type: 'object', properties: { name: { type: 'string', title: '名称' } } },
  },
}

const process = processOf(
  { ...externalDatum(1, 'registry'), ...named },
  { ...externalDatum(1, 'taxes'), ...named },
  fixedPage(1, { keyName: 'externalData@R1' }),
  fixedPage(2, { keyName: 'externalData@R2' }),
  entry(3),
)

describe('the fixed page externaldata', () => {
  it('is confirmed by itself where one follows the other', async () => {
    replyWithTenant()
    server.use(
      replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }),
      replyWith(processDetail, {
        businessProcessTaskData: [],
        status: -1,
        progress: 1,
        processInstanceId: '9',
      }),
      replyWith(processVariables, { registry: { name: '登记甲' }, taxes: { name: '纳税乙' } }),
      replyWith(processSave, { id: '33', revision: '2' }),
    )
    renderPortal(SCREEN, signedIn())
    expect(await screen.findByText('登记甲')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByText('纳税乙')).toBeTruthy()
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })
})
