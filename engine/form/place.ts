import { isJsonObject } from '../json/object.ts'
import type { Path } from '../json/path-values.ts'
import { pointerTo } from '../json/pointer.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import type { Condition } from './form-plan.ts'

/** The context of a schema: all schemas of one context describe the same value of the form. */
export interface Place {
  path: Path
  pointer: string
  ui: UiSchema
  uiPointer: string
  conditions: readonly Condition[]
  /** The object or list that holds the value is only read. */
  isReadOnly: boolean
  /** The value is in a group that may be absent: nothing of it is required. */
  isOptional: boolean
  /** The schemas that enclose this one, innermost first: a reference to one of them is circular. */
  open: Enclosing | undefined
}

/** A schema and those that enclose it: a list, because every schema of a form has one. */
interface Enclosing {
  schema: JsonSchema
  outer: Enclosing | undefined
}

/** Tells whether a schema encloses itself, or too many others enclose it. */
export const isEnclosed = (schema: JsonSchema, open: Enclosing | undefined): boolean => {
  let depth = 0
  for (let outer = open; outer; outer = outer.outer) {
    depth += 1
    if (outer.schema === schema || depth > LIMITS.depth) return true
  }
  return false
}

/** Returns the context of a member or an item. */
export const below = (
  { path, ui, uiPointer, conditions, isReadOnly, isOptional, open }: Place,
  token: Path[number],
  pointer: string,
  ...uiTokens: (string | number)[]
): Place => {
  const own = uiTokens.reduce<unknown>(
    (part, name) =>
      isJsonObject(part) || Array.isArray(part)
        ? (part as Record<string | number, unknown>)[name]
        : undefined,
    ui,
  )
  return {
    path: [...path, token],
    pointer,
    ui: isJsonObject(own) ? own : {},
    uiPointer: pointerTo(uiPointer, ...uiTokens),
    conditions,
    isReadOnly,
    isOptional,
    open,
  }
}
