import { after } from '#src/platform/clock.ts'

/** The time for which a reply that was asked for ahead may be taken; ms. */
const FRESH_FOR = 5_000

const ahead = new Map<string, Promise<unknown>>()

/** Asks ahead of the screen that needs the reply; `takeAhead` hands it over. */
export const askAhead = <T>(name: string, ask: () => Promise<T>): void => {
  if (ahead.has(name)) return
  const reply = ask()
  // A failure is told by the screen that takes it.
  reply.catch(() => undefined)
  ahead.set(name, reply)
  after(FRESH_FOR, () => ahead.get(name) === reply && ahead.delete(name))
}

/** Returns the reply that was asked for ahead, once; otherwise asks now. */
export const takeAhead = <T>(name: string, ask: () => Promise<T>): Promise<T> => {
  const reply = ahead.get(name) as Promise<T> | undefined
  ahead.delete(name)
  return reply ?? ask()
}

/** The names under which the definition and the detail of a flow are asked for. */
export const definitionOf = (flowOnlyId: string): string => `definition ${flowOnlyId}`
export const detailOf = (flowOnlyId: string): string => `detail ${flowOnlyId}`
