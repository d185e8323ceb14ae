import { setup } from 'xstate'
import type { Lifecycle, Role } from '#schemas/lifecycles/lifecycle.ts'

/** An action of a lifecycle, done by a role. */
export interface LifecycleEvent {
  type: string
  role: Role
}

/** Creates the machine of a lifecycle: a state for each status, an event for each action. */
export const lifecycleMachine = ({ kind, initial, statuses, actions }: Lifecycle) =>
  setup({ types: { events: {} as LifecycleEvent } }).createMachine({
    id: kind,
    initial,
    states: Object.fromEntries(
      Object.entries(statuses).map(([status, { isFinal }]) => [
        status,
        isFinal
          ? { type: 'final' as const }
          : {
              on: Object.fromEntries(
                Object.entries(actions).flatMap(([action, { by, moves }]) => {
                  const target = moves[status]
                  if (target === undefined) return []
                  const guard = ({ event }: { event: LifecycleEvent }) => by.includes(event.role)
                  return [[action, { target, guard }]]
                }),
              ),
            },
      ]),
    ),
  })
