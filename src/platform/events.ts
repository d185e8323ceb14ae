/** Something that may be listened to. */
export interface Events<E> {
  emit: (event: E) => void
  /** @returns the function that ends it */
  subscribe: (listener: (event: E) => void) => () => void
}

/** A list of listeners that are told of each event, in the order of their subscription. */
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
