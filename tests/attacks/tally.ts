import type { TestContext } from 'vitest'

/** Reports the figure of an attack beside its verdict; `npm run attacks` prints all of them. */
export const tally = (
  { task }: Pick<TestContext, 'task'>,
  name: string,
  { tried, through, more = '' }: { tried: number; through: number; more?: string },
): void => {
  const text = `tried ${tried}, through: ${through}${more && `; ${more}`}`
  Object.assign(task.meta, { tally: { name, text } })
}

/** Returns the words of a test, as the name of its figure. */
export const nameOf = ({ task }: Pick<TestContext, 'task'>): string =>
  [task.suite?.name ?? '', task.name].join(' ').trim()

/**
 * A fixture that counts the replies to hostile calls, and returns each: a call that succeeds got through. It reports with
 * each reply, so that a test that fails in the middle has its figure too.
 */
export const hostileCalls = ({ task }: Pick<TestContext, 'task'>) => {
  let tried = 0
  let through = 0
  return <Reply extends { code: unknown }>(reply: Reply): Reply => {
    tried += 1
    if (reply.code === 200) through += 1
    tally({ task }, nameOf({ task }), { tried, through })
    return reply
  }
}
