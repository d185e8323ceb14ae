import { expect, test as base } from '@playwright/test'
import { listenForComplaints, type Complaints } from './complaints.ts'
import { newEnterprise, signIn, type Enterprise } from './customer.ts'
import { openingOf } from './opening.ts'
import { operatorOf } from './operator.ts'
import { prepareOpening } from './prepared-flow.ts'
import { recordTraces } from './recorded-traces.ts'
import { serverLogs } from './server.ts'

interface JourneyFixtures {
  /** Adds the logs of the servers to what a failed journey leaves. */
  logs: void
  /** Fails the journey at its end on unexpected complaints; see `complaints.allow(/…/)`. */
  complaints: Complaints
  /** Fails the journey at its end where the ledger does not agree. */
  ledger: void
  /** A new verified enterprise, signed in to this journey's browser. */
  enterprise: Enterprise
  operator: ReturnType<typeof operatorOf>
  /** Opens the page of an opening prepared up to the step of `progress`. */
  openingAt: (progress: number) => Promise<ReturnType<typeof openingOf>>
}

/** A test in a real browser against the real server and the production build. */
export const test = base.extend<JourneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern
  baseURL: async ({}, provide) => provide(process.env['JOURNEY_URL']),

  logs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern
    async ({}, provide, info) => {
      await provide()
      if (info.status === info.expectedStatus) return
      for (const path of serverLogs())
        info.attachments.push({ name: 'log of a server', path, contentType: 'text/plain' })
    },
    { auto: true },
  ],

  complaints: [
    async ({ context }, provide) => {
      recordTraces(context)
      const complaints = await listenForComplaints(context)
      await provide(complaints)
      expect(complaints.unexpected(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],

  ledger: [
    async ({ baseURL }, provide, { testId }) => {
      await provide()
      const issues = await operatorOf(urlOf(baseURL)).verifyLedger(
        Number.parseInt(testId.slice(-4), 16),
      )
      expect(issues, 'the ledger').toEqual([])
    },
    { auto: true },
  ],

  operator: async ({ baseURL }, provide) => provide(operatorOf(urlOf(baseURL))),

  enterprise: async ({ context, baseURL }, provide) => {
    const enterprise = await newEnterprise(urlOf(baseURL))
    await signIn(context, urlOf(baseURL), enterprise)
    await provide(enterprise)
  },

  openingAt: async ({ page, enterprise, baseURL }, provide) =>
    provide(async (progress) => {
      const { url } = await prepareOpening(urlOf(baseURL), enterprise, progress)
      await page.goto(url)
      return openingOf(page, enterprise)
    }),
})

export { expect } from '@playwright/test'

const urlOf = (baseURL: string | undefined): string => {
  if (baseURL) return baseURL
  throw new Error('JOURNEY_URL is not set: global-setup.ts sets it.')
}
