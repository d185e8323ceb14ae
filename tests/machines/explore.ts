import {
  createActor,
  transition as nextOf,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import type { TestContext } from 'vitest'

interface Exploration {
  events: readonly AnyEventObject[]
  input?: unknown
  /** Serialises the part of a snapshot by which two are told apart. */
  serialize: (snapshot: { value: unknown; context: never }) => string
}

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat()

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

/**
 * Sends every event, done and error events of the actors included, in every reachable state. @returns the
 * states and transitions that were not reached
 */
export const unreached = (machine: AnyStateMachine, { events, input, serialize }: Exploration) => {
  const map = getAdjacencyMap(machine, {
    events,
    input,
    serializeState: (state) => serialize(state as never),
    limit: 20_000,
  })
  const states = new Set<AnyStateNode>()
  const transitions = new Set<unknown>()
  for (const { state } of Object.values(map)) {
    for (const node of state._nodes as AnyStateNode[]) states.add(node)
    for (const event of events)
      for (const transition of machine.getTransitionData(state, event) ?? [])
        transitions.add(transition)
  }
  const nodes = nodesOf(machine.root)
  return {
    // A state with an eventless transition is left at once.
    states: nodes.filter((node) => !node.always?.length && !states.has(node)).map(({ id }) => id),
    transitions: nodes
      .flatMap(transitionsOf)
      .filter((transition) => !transitions.has(transition))
      .map(({ source, eventType }) => `${source.id}: ${eventType}`),
  }
}

/** Runs each generated path on an actor and returns its final state beside the predicted one. */
export const replayPaths = (
  machine: AnyStateMachine,
  { events, input, serialize }: Exploration,
): { path: string; expected: string; actual: string }[] => {
  const paths = getShortestPaths(machine, {
    events,
    input,
    serializeState: (state) => serialize(state as never),
    limit: 20_000,
  })
  return paths.map((path) => {
    const actor = createActor(machine, { input }).start()
    for (const { event } of path.steps) if (event.type !== 'xstate.init') actor.send(event)
    const actual = serialize(actor.getSnapshot() as never)
    actor.stop()
    return {
      path: path.steps.map(({ event }) => event.type).join(' → '),
      expected: serialize(path.state as never),
      actual,
    }
  })
}

/** The failures of a call by which a session ends: its 401, and the refusal of a suspicious account. */
const SESSION_ENDS = ['登录已失效，请重新登录', '检测到账号信息异常，请重新登录'].map((message) =>
  Object.assign(new Error(message), { outcome: 'refused' }),
)

/** The invoked actors that are no calls. */
const NO_CALLS: ReadonlySet<string> = new Set([
  'countdown',
  'verificationCode',
  'clock',
  'lead',
  'stream',
])

interface SessionEnds {
  /** The number of ends: one for each call under way in each state, by each of the two failures. */
  injected: number
  /** The states in which the machine rests afterwards. */
  rests: string[]
  /** The ends that drop something typed, stop the machine, or leave it waiting for ever; none is expected. */
  lost: string[]
}

/**
 * Ends the session in every reachable state of a machine: each call under way in it fails, and all that follow.
 *
 * @param typed returns what the customer has typed
 */
export const endSessions = (
  machine: AnyStateMachine,
  { events, input, serialize }: Exploration,
  typed: (context: never) => unknown,
): SessionEnds => {
  const map = getAdjacencyMap(machine, {
    events,
    input,
    serializeState: (state) => serialize(state as never),
    limit: 20_000,
  })
  return endSessionsIn(
    machine,
    Object.values(map).map(({ state }) => state as AnyMachineSnapshot),
    typed,
  )
}

/** Ends the session in each of these states; see `endSessions`. */
export const endSessionsIn = (
  machine: AnyStateMachine,
  states: readonly AnyMachineSnapshot[],
  typed: (context: never) => unknown,
): SessionEnds => {
  const ends = states.flatMap((state) =>
    callsOf(state).flatMap((call) => SESSION_ENDS.map((error) => ({ state, call, error }))),
  )
  const rests = new Set<string>()
  const lost: string[] = []
  for (const { state, call, error } of ends) {
    const rest = restAfter(machine, state, call, error)
    const where = `${JSON.stringify(state.value)}: ${call} → ${JSON.stringify(rest.value)}`
    const kept = [state, rest].map(({ context }) => JSON.stringify(typed(context as never)))
    if (rest.status !== 'active') lost.push(`${where} stops`)
    if (rest.hasTag('busy') || callsOf(rest).length > 0) lost.push(`${where} waits`)
    if (kept[0] !== kept[1]) lost.push(`${where} drops what is typed`)
    rests.add(JSON.stringify(rest.value))
  }
  return { injected: ends.length, rests: [...rests].toSorted(), lost }
}

/** Reports the figure of ended sessions beside the verdict of a test. */
export const tallyEnds = (
  { task }: Pick<TestContext, 'task'>,
  name: string,
  { injected, lost }: SessionEnds,
): void => {
  const text = `${injected} in its states, lost: ${lost.length}`
  Object.assign(task.meta, { tally: { name: `sessions ended in ${name}`, text } })
}

/** The most calls that one end fails: those under way, and those that a failure begins. */
const MOST_CALLS = 10

/** Fails a call, then all others until none is under way. */
const restAfter = (
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  first: string,
  error: Error,
): AnyMachineSnapshot => {
  let rest = state
  let call: string | undefined = first
  for (let failed = 0; call && failed < MOST_CALLS; failed += 1) {
    ;[rest] = nextOf(machine, rest, {
      type: `xstate.error.actor.${call}`,
      error,
      actorId: call,
    })
    call = callsOf(rest)[0]
  }
  return rest
}

/** The ids of the calls under way. */
const callsOf = ({ _nodes: nodes }: AnyMachineSnapshot): string[] =>
  (nodes as AnyStateNode[])
    .flatMap(({ invoke }) => invoke)
    .filter(({ src }) => typeof src !== 'string' || !NO_CALLS.has(src))
    .map(({ id }) => id)
