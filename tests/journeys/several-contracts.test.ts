import { openingOf } from './opening.ts'
import { formStep, ownTest as test, smallProcess } from './own-definitions.ts'
import { intendToSign } from './sign-contract.ts'
import { expect } from './test.ts'

const text = (title: string) => ({ type: 'string', title })
const signing = (progress: number, name: string, step: object) => ({
  id: `signing-${progress}`,
  name: `${name}合同`,
  keyName: 'contractSigning',
  nodeType: 1,
  progress,
  content: { step: { title: `${name}签署`, ...step } },
})

/** An opening of an analyst's own, with two contracts about different values. */
const TWO_CONTRACTS = smallProcess({
  processName: '两份合同的开通',
  processKey: 'twoContracts',
  type: 1,
  version: 100,
  actExForms: [
    {
      id: 'deal',
      name: '交易',
      keyName: 'deal',
      nodeType: 2,
      progress: 1,
      content: {
        schema: {
          type: 'object',
          required: ['goods', 'place'],
          properties: { goods: text('货物'), place: text('仓库') },
        },
      },
    },
    signing(2, '买卖', { dependsOn: ['/deal/goods'] }),
    signing(3, '仓储', { dependsOn: ['/deal/place'] }),
    formStep(4, '确认', { commit: true }),
  ],
})

test('a process with two contracts asks for both, and after a change for the one that states it @phone', async ({
  page,
  enterprise,
  processes,
}) => {
  const { isAt, next } = openingOf(page, enterprise)
  const sign = async (title: string) => {
    await isAt(`${title}签署`)
    await expect(page.getByRole('region', { name: `${title}合同` })).toBeVisible()
    await intendToSign(page, enterprise.phone)
    await page.getByRole('button', { name: '签署合同' }).click()
    await expect(page.getByText('合同已签署')).toBeVisible({ timeout: 45_000 })
    await next()
  }
  await processes.begin(TWO_CONTRACTS)
  await isAt('交易')
  await page.getByLabel('货物').fill('钢材')
  await page.getByLabel('仓库').fill('苏州一号库')
  await next()
  await sign('买卖')
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()
  await sign('仓储')

  await isAt('确认')
  await page.getByRole('button', { name: '修改交易' }).click()
  await isAt('交易')
  await page.getByLabel('仓库').fill('无锡二号库')
  await next()
  // The contract about the goods stays signed.
  await isAt('仓储签署')
  await expect(page.getByRole('heading', { name: '请重新签署' })).toBeVisible()
  await expect(page.getByRole('region', { name: '仓储合同' })).toContainText('无锡二号库')
  await sign('仓储')
  await isAt('确认')
  await page.getByLabel('确认说明').fill('情况属实')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await expect(page.getByRole('heading', { name: '买卖合同' })).toHaveCount(1)
  // The one about the first place is listed as void.
  await expect(page.getByRole('heading', { name: '仓储合同' })).toHaveCount(2)
  await expect(page.getByText('已失效', { exact: true })).toHaveCount(1)
})
