import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { upload } from '#schemas/api/files.ts'
import { refreshToken } from '#schemas/api/session.ts'
import { accountLogin } from '#schemas/api/sign-in.ts'
import { logo } from '#schemas/api/tenant.ts'
import { documentList, documentSave } from '#schemas/api/resources.ts'
import { TOKENS_KEY } from '#src/api/tokens.ts'
import { callServer } from './api.ts'
import { newEnterprise, signIn } from './customer.ts'
import { loginDialogOf } from './login-dialog.ts'
import { startOwnServer } from './server.ts'
import { expect, test } from './test.ts'

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An object store on a host of its own, which serves the picture at every address. */
const startObjectStore = async () => {
  const asked: { path: string; token: unknown }[] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', token: request.headers['blade-auth'] })
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(PICTURE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked, stop: () => server.close() }
}

test('pictures on another host are shown and opened, without the token of the session', async ({
  page,
  context,
}) => {
  const store = await startObjectStore()
  const server = await startOwnServer({ FILE_HOSTS: store.origin })
  try {
    const enterprise = await newEnterprise(server.url)
    await signIn(context, server.url, enterprise)
    const { headers } = enterprise
    const form = new FormData()
    form.set('file', new File([PICTURE], '执照.png'))
    const { attachId } = await callServer(server.url, upload, { headers, body: form })
    const body = { type: 'businessLicence', files: [{ attachId }], expiresOn: '' }
    await callServer(server.url, documentSave, { headers, body })
    // The gateway links to the object store, and to the tenant's logo there.
    await page.route(`**/api/${documentList.path}*`, async (route) => {
      const text = await (await route.fetch()).text()
      await route.fulfill({
        body: text.replaceAll(/\/api\/blade-resource\/attach\/file\/(\d+)/g, `${store.origin}/$1`),
        contentType: 'application/json',
      })
    })
    await page.route(`**/api/${logo.path}*`, async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: object }
      const data = { ...reply.data, logo: `${store.origin}/logo.png` }
      await route.fulfill({ json: { ...reply, data } })
    })

    await page.goto(`${server.url}/user/resource`)
    const picture = page.getByRole('img', { name: '执照.png' })
    await expect(picture).toHaveAttribute('src', `${store.origin}/${attachId}`)
    for (const shown of [picture, page.getByRole('banner').locator('img').first()])
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1)
    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: '查看 执照.png' }).click()
    await expect(await opening).toHaveURL(`${store.origin}/${attachId}`)
    expect(store.asked.map(({ path }) => path)).toEqual(expect.arrayContaining(['/logo.png']))
    expect(store.asked.filter(({ token }) => token !== undefined)).toEqual([])
  } finally {
    await page.goto('about:blank')
    await server.stop()
    store.stop()
  }
})

for (const edition of ['bare, in snake_case', 'in an envelope, in camelCase'])
  test(`a customer signs in by a token reply that comes ${edition}`, async ({ page, baseURL }) => {
    const { phone, password, companyName } = await newEnterprise(baseURL!)
    const login = loginDialogOf(page)
    const replies: string[][] = []
    await page.route(`**/api/${accountLogin.path}`, async (route) => {
      const { access_token, refresh_token, expires_in, ...user } = (await (
        await route.fetch()
      ).json()) as Record<string, unknown>
      const tokens = {
        accessToken: access_token,
        refreshToken: refresh_token,
        expiresIn: expires_in,
      }
      const json = edition.startsWith('bare')
        ? { access_token, refresh_token, expires_in, ...user }
        : { code: 200, success: true, data: { ...tokens, ...user }, msg: '操作成功' }
      replies.push(Object.keys(json))
      await route.fulfill({ json })
    })
    await page.goto('/')
    await login.open()
    await login.byPassword(phone, password)
    await login.isDone(companyName)
    await page.goto('/user/center')
    await expect(page.getByText(companyName).first()).toBeVisible()
    expect(replies).toHaveLength(1)
  })

test('an expired token is renewed by a refresh with the Tenant-Id that the gateway demands', async ({
  page,
  enterprise,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const tenants: (string | undefined)[] = []
  await page.route(`**/api/${refreshToken.path}*`, async (route) => {
    const headers = route.request().headers()
    tenants.push(headers['tenant-id'])
    expect(headers['authorization']).toMatch(/^Basic /)
    if (headers['tenant-id'] === '000000') await route.continue()
    else
      await route.fulfill({ status: 400, json: { code: 400, success: false, msg: '租户不存在' } })
  })
  await page.goto('/')
  await page.evaluate((key) => {
    const tokens = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...tokens, access: 'ended' }))
  }, TOKENS_KEY)
  await page.goto('/user/center')
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
  // The page before may have begun one that its end cut off.
  expect(new Set(tenants)).toEqual(new Set(['000000']))
})
