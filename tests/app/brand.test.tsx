import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { logo } from '#schemas/api/tenant.ts'
import { tabStore } from '#src/platform/storage.ts'
import { server } from '../setup/server.ts'
import { renderPortal, replyWithTenant, signedOut } from './portal.tsx'

const color = () => document.documentElement.style.getPropertyValue('--brand')
const silent = http.get(`*/api/${logo.path}`, () => new Promise<never>(() => {}))

beforeEach(() => {
  tabStore.clear()
  document.documentElement.style.removeProperty('--brand')
  replyWithTenant()
})

describe("a tenant's name", () => {
  it('is shown after a reload before the tenant is loaded', async () => {
    const { unmount } = renderPortal('/nowhere', signedOut())
    await waitFor(() => expect(document.title).toContain('云序供应链金融'))
    expect(color()).toBe('#1f4fd8')
    unmount()
    server.use(silent)
    renderPortal('/nowhere', signedOut())
    await waitFor(() => expect(document.title).toContain('云序供应链金融'))
  })

  it('is the default one where this tab knows none, or something unreadable', async () => {
    tabStore.write('brand', '{"name":')
    server.use(silent)
    renderPortal('/nowhere', signedOut())
    await waitFor(() => expect(document.title).toContain('供应链金融服务平台'))
  })
})
