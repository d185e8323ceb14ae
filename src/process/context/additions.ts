import { createContext } from 'react'
import type { FormContext } from '#src/forms/model/form-types.ts'

/** What customers can add in a process, provided above it: the features that have the forms for it are not known here. */
export const AdditionsContext = createContext<FormContext['additions']>(undefined)
