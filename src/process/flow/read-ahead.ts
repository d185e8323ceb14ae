import { after } from '#src/platform/clock.ts'
import { recordOf, type DefinitionAddress } from './process-address.ts'

/** The time for which a reply that was asked for ahead may be taken; ms. */
const FRESH_FOR = 5_000

interface Asked {
  reply: Promise<unknown>
  isTaken: boolean
}

/** By name; a reply that was taken stays, so that it is not asked for again by whoever comes late. */
const asked = new Map<string, Asked>()

/** Asks ahead of the screen that needs the reply, at most once in five seconds; `takeAhead` hands it over. */
export const askAhead = <T>(name: string, ask: () => Promise<T>): Promise<T> =>
  replyTo(name, ask).reply as Promise<T>

/** Returns the reply that was asked for ahead, once; otherwise asks now. */
export const takeAhead = <T>(name: string, ask: () => Promise<T>): Promise<T> => {
  const found = replyTo(name, ask)
  if (found.isTaken) return ask()
  found.isTaken = true
  return found.reply as Promise<T>
}

/** Forgets all replies: tests share a process. */
export const forgetAhead = (): void => asked.clear()

const replyTo = (name: string, ask: () => Promise<unknown>): Asked => {
  const known = asked.get(name)
  if (known) return known
  const reply = ask()
  // A failure is told by the screen that takes it.
  reply.catch(() => undefined)
  const entry = { reply, isTaken: false }
  asked.set(name, entry)
  after(FRESH_FOR, () => asked.delete(name))
  return entry
}

/** The names under which a definition, and the detail and the variables of a flow, are asked for. */
export const definitionOf = (address: DefinitionAddress): string =>
  `definition ${address.goodId} ${address.processType} ${recordOf(address) ?? ''}`
export const detailOf = (flowOnlyId: string): string => `detail ${flowOnlyId}`
export const variablesOf = (processInstanceId: string): string => `variables ${processInstanceId}`
