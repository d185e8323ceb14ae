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
