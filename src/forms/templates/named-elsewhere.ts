import { createContext } from 'react'

/** The id of an object whose heading is rendered by its parent. */
interface NamedElsewhere {
  id: string
  /** True for a branch of the field of the same id, which is not a field of its own. */
  isBranch: boolean
}

/** Provided to a tab's panel and to a selected branch, so that the object inside doesn't repeat the heading. */
export const NamedElsewhereContext = createContext<NamedElsewhere | undefined>(undefined)
