import type { ReactElement } from 'react'
import type { SchemaFormProps } from './form-types.ts'

/** Renders one form definition. */
export const SchemaForm = ({ id }: SchemaFormProps): ReactElement => <div id={id} />
