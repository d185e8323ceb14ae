import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { PATHS } from '#src/platform/paths.ts'

/**
 * Writes the trace of each flow that a journey hands in, one file per process, where RECORD_TRACES names the folder of the
 * corpus; the portal has to be a build of the mode `test`. `npm run traces` sets both.
 */
export const recordTraces = (context: BrowserContext): void => {
  const folder = process.env['RECORD_TRACES']
  if (!folder) return
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (ENDS.some((path) => path === pathname)) void write(page, folder)
    })
  })
}

/** The screens on which a flow that was handed in arrives. */
const ENDS = [PATHS.approval, PATHS.completion]

const write = async (page: Page, folder: string): Promise<void> => {
  const trace = await page.evaluate(() => window.processTrace?.())
  const position = trace?.events.at(-1)?.then.position
  const end = typeof position === 'object' ? position.step : position
  if (!trace || (end !== 'waiting' && end !== 'completion')) return
  const name = trace.process.key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(trace, null, 2)}\n`)
}
