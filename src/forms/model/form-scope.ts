import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FormContext } from './form-types.ts'
import type { FormModel } from './form-model.ts'
import { FormStore } from './form-store.ts'

/** The context that every field of a form can read. */
interface FormScope {
  store: FormStore
  context: FormContext
  /** The form's data; read outside of rendering, or with `useNarrowing`. */
  model?: FormModel
}

const nothing = () => Promise.reject(new Error('此处无法加载'))

/** Provided by `SchemaForm`. */
export const FormScopeContext = createContext<FormScope>({
  store: new FormStore(),
  context: { collected: {}, upload: nothing, options: nothing },
})

/** The form that a field belongs to. */
export const useFormScope = (): FormScope => useContext(FormScopeContext)

/** The error message of a field; a change renders that field only. */
export const useFieldError = (id: string): string | undefined => {
  const { store } = useFormScope()
  return useSyncExternalStore(store.subscribe, () => store.errorAt(id))
}
