import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

const LEVELS = ['error', 'warn'] as const
type Level = (typeof LEVELS)[number]

/**
 * What React says of a test rather than of a page: code that loads when it is first shown came while the test waited
 * without React's own wait. Whether it does depends on what other files of the process have loaded.
 */
const OF_TESTS = /^A component suspended inside an `act` scope/

let said: { level: Level; text: string }[] = []

/**
 * Fails each test that ends with an unexpected console.error or console.warn: React and antd report mistakes of a
 * page there.
 */
export const failOnConsole = () => {
  beforeEach(() => {
    said = []
    for (const level of LEVELS)
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        const text = format(...args)
        if (!OF_TESTS.test(text)) said.push({ level, text })
      })
  })
  afterEach(() => {
    for (const level of LEVELS) vi.mocked(console[level]).mockRestore()
    const [first] = said
    if (first) throw new Error(`Unexpected console.${first.level}: ${first.text}`)
  })
}

/** Expects messages on the console: all that match do not fail the test. Throws if none matches. */
export const expectConsole = (level: Level, pattern: RegExp) => {
  const before = said.length
  said = said.filter((line) => line.level !== level || !pattern.test(line.text))
  if (said.length === before) throw new Error(`Nothing on console.${level} matches ${pattern}`)
}
