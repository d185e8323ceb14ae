import type { Page } from '@playwright/test'
import { PAYLOADS } from '../forms/hostile/payloads.ts'
import { untilIdle } from './idle.ts'
import { openingOf } from './opening.ts'
import { ONE_STEP_OPENING, ownTest as test, smallProcess } from './own-definitions.ts'
import { expect } from './test.ts'

const PRODUCT = '/product/productdetails?goodId=1001'

/** The number of payloads in one process, which is one page. */
const A_PAGE = 180

const pages = Array.from({ length: Math.ceil(PAYLOADS.length / A_PAGE) }, (_, page) =>
  PAYLOADS.slice(page * A_PAGE, (page + 1) * A_PAGE),
)

/** Makes a process whose first step has a harmless main form and the payloads as extra forms. */
const processWith = (payloads: typeof PAYLOADS, version: number) =>
  smallProcess({
    ...ONE_STEP_OPENING,
    processName: `敌意流程${version}`,
    version: 200 + version,
    actExForms: [
      ...ONE_STEP_OPENING.actExForms,
      ...payloads.map(({ name, content }, index) => ({
        id: `hostile-${index}`,
        name,
        keyName: `hostile${index}`,
        nodeType: 3,
        progress: 1,
        content,
      })),
    ],
  })

/** Records executed payloads and policy violations, from before the page's own code. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => {
      const counted = window as unknown as { __violations?: number }
      counted.__violations = (counted.__violations ?? 0) + 1
    })
  })

test('hostile definitions run nothing, and leave no page blank', async ({
  page,
  enterprise,
  processes,
}) => {
  await listen(page)
  const { isAt } = openingOf(page, enterprise)
  const figures = { payloads: 0, forms: 0, executions: 0, violations: 0, blank: 0, ms: 0 }
  for (const [version, payloads] of pages.entries()) {
    const process = processWith(payloads, version)
    await processes.publish(process)
    const start = Date.now()
    await page.goto(PRODUCT)
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: process.processName }) })
      .getByRole('button')
      .click()
    await isAt('开通申请')
    await expect(page.getByLabel('开通申请说明').first()).toBeVisible()
    // Their pictures have failed or are there, and a script of theirs has had its turn to click.
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.images]
          .filter(({ loading }) => loading !== 'lazy')
          .map((image) => image.decode()),
      ),
    )
    await untilIdle(page)
    const seen = await page.evaluate(() => {
      const counted = window as unknown as { __violations?: number; __pwned?: unknown }
      return {
        executions: counted.__pwned === undefined ? 0 : 1,
        violations: counted.__violations ?? 0,
        blank: document.body.innerText.trim() === '' ? 1 : 0,
        forms: document.querySelectorAll('[id$="__form"]').length,
        broken: document.body.innerText.includes('该表单暂时无法显示'),
        dangers: [...document.querySelectorAll('#root *, body > div *')]
          .flatMap((element) => [...element.attributes])
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              (name === 'href' && /^\s*(javascript|data|vbscript):/i.test(value)),
          ).length,
        born: Object.getOwnPropertyNames(Object.prototype).length,
      }
    })
    expect(seen, process.processName).toMatchObject({ broken: false, dangers: 0, born: 12 })
    figures.payloads += payloads.length
    figures.ms += Date.now() - start
    for (const key of ['forms', 'executions', 'violations', 'blank'] as const)
      figures[key] += seen[key]
  }
  console.info(JSON.stringify(figures))
  expect(figures).toMatchObject({
    executions: 0,
    violations: 0,
    blank: 0,
    payloads: PAYLOADS.length,
  })
  expect(figures.forms).toBeGreaterThan(200)
})
