import type { Page } from '@playwright/test'
import { openingOf } from './opening.ts'
import { newAccount, signIn } from './customer.ts'
import { formats } from '#engine/formats/formats.ts'
import { expect, test } from './test.ts'

/* What a customer types, as values that occur nowhere else. */

const TYPED = ['金丝雀路七三九一号', '金丝雀', formats['resident-id'].sample(7391)]

/** Returns all that the browser stores of the portal, as text. */
const storedOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = 'caches' in window ? await caches.keys() : []
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached])
  })

/** Collects the addresses of all requests, and what the page writes into the console. */
const heardOf = (page: Page): string[] => {
  const heard: string[] = []
  page.on('request', (request) => heard.push(decodeURIComponent(request.url())))
  page.on('console', (message) => heard.push(message.text()))
  return heard
}

const leaked = (texts: readonly string[]) =>
  TYPED.filter((typed) => texts.some((text) => text.includes(typed)))

test('what is typed is nowhere in the clear: not in the storage, an address or the console', async ({
  page,
  browser,
  baseURL,
  enterprise,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/)
  const heard = heardOf(page)
  const opening = openingOf(page, enterprise)
  await opening.begin()
  await page.route('**/process/processSave', (route) => route.abort())
  await page.getByLabel('详细地址').pressSequentially(TYPED[0] ?? '')
  await expect.poll(() => storedOf(page)).toMatch(/"draft\/[^"]+":"sealed:/)
  expect(leaked([await storedOf(page), ...heard])).toEqual([])
  // Read again from the encrypted draft: nothing was saved.
  await page.reload()
  await opening.isAt('企业信息')
  await expect(page.getByLabel('详细地址')).toHaveValue(TYPED[0] ?? '')

  const unverified = await newAccount(baseURL ?? '', 1)
  const context = await browser.newContext()
  await signIn(context, baseURL ?? '', unverified)
  const person = await context.newPage()
  const ofPerson = heardOf(person)
  await person.goto('/user/enterprise/open/1')
  await person.getByLabel('姓名').fill(TYPED[1] ?? '')
  await person.getByLabel('身份证号').fill(TYPED[2] ?? '')
  await expect.poll(() => storedOf(person)).toContain('"portal:real-name":"sealed:')
  expect(leaked([await storedOf(person), ...ofPerson, ...heard])).toEqual([])
  await person.reload()
  await expect(person.getByLabel('姓名')).toHaveValue(TYPED[1] ?? '')
  await context.close()
})
