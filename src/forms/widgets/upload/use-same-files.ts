import { useSyncExternalStore } from 'react'
import { sameFileNames } from '#engine/form/same-files.ts'
import { pointerTo } from '#engine/json/pointer.ts'
import { useFormScope } from '../../model/form-scope.ts'

/**
 * Returns what the other files of the form with the content of one are called, joined; '' where there is none.
 * @param id of the control that has the file
 */
export const useSameFiles = (id: string, attachId: string): string => {
  const { store, model } = useFormScope()
  return useSyncExternalStore(model?.subscribe ?? never, () => {
    const path = store.fields.get(id)?.path
    if (!path || !model) return ''
    return sameFileNames(model.form, model.data, pointerTo('', ...path), attachId).join('、')
  })
}

const never = () => () => undefined
