import type { BrowserContext } from '@playwright/test'

/** What a browser complains of while a journey goes on: errors of pages, its console, its policy. */
export interface Complaints {
  /** Lets those that match pass, wherever in the journey they come. */
  allow(pattern: RegExp): void
  /** Those that nothing allows. */
  unexpected(): string[]
}

/** Listens to every page of a browser context. */
export const listenForComplaints = async (context: BrowserContext): Promise<Complaints> => {
  const heard: string[] = []
  const allowed: RegExp[] = []
  context.on('weberror', (event) => heard.push(String(event.error().stack ?? event.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.text()} (${message.location().url})`)
  })
  // Chromium says most violations on the console; this says all of them.
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
