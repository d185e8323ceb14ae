import type { RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { NotShown } from '../fields/not-shown.tsx'

/** The line in place of a field that cannot be shown; the schema has the reason as its comment. */
export const UnsupportedField = ({ schema }: { schema: RJSFSchema }): ReactElement => (
  <NotShown name="此项" reason={schema.$comment} />
)
