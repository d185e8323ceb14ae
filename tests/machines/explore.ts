import { createActor, type AnyStateMachine, type AnyStateNode, type AnyEventObject } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'

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
