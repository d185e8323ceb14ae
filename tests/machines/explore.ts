import { createActor, type AnyStateMachine, type AnyStateNode, type AnyEventObject } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'

interface Exploration {
  events: readonly AnyEventObject[]
  input?: unknown
  /** What of a snapshot makes it another one. */
  serialize: (snapshot: { value: unknown; context: never }) => string
}

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat()

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

/**
 * Walks a machine with every event from every state that can be reached, done and error events of
 * its actors included, and tells which states and transitions no walk has come through.
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
    // A state that is left at once is never rested in.
    states: nodes.filter((node) => !node.always?.length && !states.has(node)).map(({ id }) => id),
    transitions: nodes
      .flatMap(transitionsOf)
      .filter((transition) => !transitions.has(transition))
      .map(({ source, eventType }) => `${source.id}: ${eventType}`),
  }
}

/** Sends each generated path to a running machine; every step must come out where it was foretold. */
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
