import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { useCallback, type ReactElement } from 'react'
import { ListItemsContext } from './list-scope.ts'

/** rjsf's list field, extended so that its template can restore removed items. */
export const ListField = (field: FieldProps<unknown[], RJSFSchema>): ReactElement => {
  const { onChange, fieldPathId } = field
  const change = useCallback(
    (items: readonly unknown[]) =>
      onChange([...items], fieldPathId.path, undefined, fieldPathId.$id),
    [onChange, fieldPathId],
  )
  return (
    <ListItemsContext value={change}>
      <ArrayField {...field} />
    </ListItemsContext>
  )
}
