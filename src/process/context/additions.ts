import { createContext } from 'react'
import type { FormContext } from '#src/forms/model/form-types.ts'

/** The additions of records in a process, provided above it: the process does not know the features that have their forms. */
export const AdditionsContext = createContext<FormContext['additions']>(undefined)
