import { keysRead } from '../form/schema-parts.ts'
import type { Path } from '../json/path-values.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { holds } from '../validation/condition.ts'

/** The condition of a step: the step is skipped where it does not hold over the data collected so far, by keyName. */
export interface StepCondition {
  /** The condition as it is written: a JSON Schema or an expression. */
  source: JsonSchema | string
  /** The keyNames whose data it reads. */
  reads: ReadonlySet<string>
  /** The values that an expression reads, each from its keyName; those of a schema stand in the schema. */
  paths?: readonly Path[] | undefined
  holds(collected: Readonly<Record<string, unknown>>): boolean
}

/** Makes a condition of a JSON Schema. */
export const schemaCondition = (source: JsonSchema): StepCondition => ({
  source,
  reads: keysRead(source),
  holds: (collected) => holds(source, collected),
})
