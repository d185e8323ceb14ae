import { createContext } from 'react'

/** An object whose heading stands elsewhere already, by its id. */
interface NamedElsewhere {
  id: string
  /** It is a branch of the field of the same id, not a field of its own. */
  isBranch: boolean
}

/** Provided round a tab's panel and round the branch of a choice: what is inside needs no heading once more. */
export const NamedElsewhereContext = createContext<NamedElsewhere | undefined>(undefined)
