/** A source of events. */
export interface Events<E> {
  emit: (event: E) => void
  /** @returns unsubscribe */
  subscribe: (listener: (event: E) => void) => () => void
}

/** Creates a source of events; it calls the listeners in the order of their subscription. */
export const createEvents = <E>(): Events<E> => {
  const listeners = new Set<(event: E) => void>()
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
