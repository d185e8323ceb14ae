import { widgets } from '../widgets/widgets.ts'
import { membersOf } from './all-fields.ts'
import type { Field, Shape } from './form-plan.ts'
import { hasContent, isOptions } from './schema-parts.ts'

/** A member of a table's items that is no column, and the reason for authors. */
interface NoColumn {
  field: Field
  reason: string
}

/** Returns the members of a table's items that cannot be shown in a cell: a line stands in place of each. */
export const notInCells = (item: Field): readonly NoColumn[] =>
  [...membersOf(item).values()].flatMap((field) => {
    const reason = field.refused ?? cellless(field)
    return reason === undefined ? [] : [{ field, reason }]
  })

/** Tells whether the value of a field is one of several kinds: alternatives that are no options. */
export const isUnion = ({ schema, parts }: Field): boolean =>
  schema.enum === undefined &&
  !isOptions(schema.oneOf ?? schema.anyOf) &&
  parts.some(
    ({ condition, shape }) => condition?.kind === 'branch' && hasContent(shape.schema, schema),
  )

/** Returns the type or the keywords for which a field has no cell. */
const cellless = (field: Field): string | undefined => {
  const { widget, computed, isReadOnly } = field
  if (computed || isReadOnly) return undefined
  if (!isUnion(field) && widgets[widget].cell !== 'typed') return undefined
  const types = typesIn(field)
  const container = ['object', 'array'].find((type) => types.includes(type))
  if (container !== undefined) return `type ${container}`
  // A text is typed, whichever alternative it is.
  return isUnion(field) && !types.includes('string') ? 'anyOf、oneOf' : undefined
}

const typesIn = ({ schema, parts }: Shape): unknown[] => [
  ...[schema.type].flat(),
  ...parts.flatMap(({ shape }) => typesIn(shape)),
]
