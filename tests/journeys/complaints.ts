import type { BrowserContext } from '@playwright/test'

/** The complaints of a browser during a journey: page errors, console errors and policy violations. */
export interface Complaints {
  /** Allows complaints that match, at any time of the journey. */
  allow(pattern: RegExp): void
  /** Returns the complaints that are not allowed. */
  unexpected(): string[]
}

/** Records the complaints of every page of a browser context. */
export const listenForComplaints = async (context: BrowserContext): Promise<Complaints> => {
  const heard: string[] = []
  const allowed: RegExp[] = []
  context.on('weberror', (event) => heard.push(String(event.error().stack ?? event.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.text()} (${message.location().url})`)
  })
  // Chromium logs most policy violations to the console; the event reports all of them.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
    ),
  )
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
