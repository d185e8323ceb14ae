import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { freeMembersOf } from '#engine/form/free-members.ts'
import { FreeMembersField } from './lazy-parts.tsx'

/** rjsf's object field; one with free members has a list of these below the others. */
export const GroupField = (field: FieldProps<unknown, RJSFSchema>): ReactElement =>
  freeMembersOf(field.schema).length > 0 ? (
    <FreeMembersField {...field} />
  ) : (
    <ObjectField<unknown, RJSFSchema> {...field} />
  )
