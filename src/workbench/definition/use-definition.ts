import { createContext, use, useSyncExternalStore } from 'react'
import type { Definition, DefinitionState } from './definition.ts'

/** Provides the definition of the route; the layout of its tabs sets it. */
export const DefinitionContext = createContext<Definition | undefined>(undefined)

/** Returns the definition of the route. */
export const useDefinition = (): Definition => {
  const definition = use(DefinitionContext)
  if (!definition) throw new Error('A tab of a definition stands outside of its layout.')
  return definition
}

/**
 * Reads a part of the definition's state, and renders again when that part changes.
 * @param select returns a part of the state itself, not a new object
 */
export const useDefinitionState = <Part>(select: (state: DefinitionState) => Part): Part => {
  const { subscribe, state } = useDefinition()
  return useSyncExternalStore(subscribe, () => select(state()))
}
