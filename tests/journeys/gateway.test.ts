import type { Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { loginDialogOf } from './login-dialog.ts'
import { startOwnServer, type OwnServer } from './server.ts'
import { expect, test } from './test.ts'

const CORE_ENTERPRISE = { phone: '13800000003', name: /云序重工/ }

/** Another gateway than the one that the portal was built for. */
const OTHER = {
  calls: {
    'tenant.customerInfo': { path: 'other/tenant' },
    'session.accountLogin': { path: 'other/login', encoding: 'json' },
  },
  headers: { token: 'X-Token', tenant: 'X-Tenant' },
  scope: 'portal',
  password: { scheme: 'sm4', key: '0123456789abcdeffedcba9876543210' },
}

/** A journey on a server whose gateway.json is another one. */
const gatewayTest = test.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern
    async ({}, provide) => {
      const dir = await mkdtemp(join(tmpdir(), 'gateway-'))
      const file = join(dir, 'gateway.json')
      await writeFile(file, JSON.stringify(OTHER))
      const server = await startOwnServer({ GATEWAY: file })
      await provide(server)
      await server.stop()
      await rm(dir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
})

/**
 * The bodies that the page sends to a path, as text. Chromium shows no body of a request that was cloned, as ky's are, so
 * it is read where the page hands it to fetch.
 */
const sentBodies = async (page: Page, path: string) => {
  const bodies: string[] = []
  await page.exposeFunction('noteBody', (body: string) => bodies.push(body))
  await page.addInitScript((end) => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (new URL(request.url).pathname.endsWith(end)) {
        const note = Reflect.get(window, 'noteBody') as (body: string) => Promise<void>
        await note(await request.clone().text())
      }
      return send(request)
    }
  }, path)
  return bodies
}

gatewayTest(
  'a customer signs in at a gateway with other paths, encodings, headers and passwords, without a new build',
  async ({ page }) => {
    const bodies = await sentBodies(page, '/other/login')
    const login = page.waitForRequest(/\/api\/other\/login$/)
    const messages = page.waitForRequest(/unreadQuantity$/)
    await page.goto('/')
    const dialog = loginDialogOf(page)
    await dialog.open()
    await dialog.byPassword(CORE_ENTERPRISE.phone, DEMO_PASSWORD)
    await dialog.isDone(CORE_ENTERPRISE.name)

    const sent = await login
    expect(sent.headers()).toMatchObject({
      'x-tenant': '000000',
      'content-type': 'application/json',
    })
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      account: CORE_ENTERPRISE.phone,
      scope: 'portal',
    })
    expect((await messages).headers()['x-token']).toMatch(/^bearer /)
  },
)
