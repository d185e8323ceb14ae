import { atPointer, pointerTo } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import type { Report } from '../language/diagnostic.ts'

/** A schema inside another one, with its pointer. */
export interface SubSchema {
  schema: JsonSchema
  pointer: string
  /** The pointer to the innermost field or definition around it. */
  field: string
  /** Held by `definitions`: it counts where it is referenced. */
  isDefinition: boolean
}

/** The size of a schema with its references followed. */
interface Extent {
  schemas: number
  properties: number
  depth: number
}

/**
 * Checks a schema's references: each leads to another schema of the same definition, none back to a
 * schema that holds it, and the expanded size stays within the limits. A few hundred bytes of
 * references can otherwise describe more fields than a page can hold. `inside` has every schema of the
 * definition with those directly inside it.
 */
export const checkReferences = (
  root: JsonSchema,
  rootPointer: string,
  inside: ReadonlyMap<JsonSchema, readonly SubSchema[]>,
  refuseAt: (field: string) => Report,
): void => {
  const refuseWhole = refuseAt(rootPointer)
  const extents = new Map<JsonSchema, Extent | 'open'>()

  const extentOf = (
    { schema, pointer, field }: Omit<SubSchema, 'isDefinition'>,
    depth: number,
  ): Extent => {
    const known = extents.get(schema)
    if (known && known !== 'open') return known
    const extent: Extent = { schemas: 1, properties: 0, depth: 1 }
    if (isJsonObject(schema.properties)) extent.properties = Object.keys(schema.properties).length
    extents.set(schema, 'open')
    if (depth > LIMITS.depth) extent.depth = Infinity
    else {
      for (const sub of inside.get(schema) ?? []) {
        const inner = extentOf(sub, sub.isDefinition ? 1 : depth + 1)
        if (!sub.isDefinition) add(extent, inner)
      }
      const target = targetOf(schema, pointer, refuseAt(field))
      if (target) add(extent, extentOf({ schema: target, pointer, field }, depth + 1))
    }
    extents.set(schema, extent)
    return extent
  }

  const targetOf = (
    { $ref }: JsonSchema,
    pointer: string,
    refuse: Report,
  ): JsonSchema | undefined => {
    if (typeof $ref !== 'string') return undefined
    const at = pointerTo(pointer, '$ref')
    const target = $ref === '#' ? root : atPointer(root, $ref.slice(1))
    if (!$ref.startsWith('#')) refuse('remote-ref', at, $ref)
    else if (!isJsonObject(target) || !inside.has(target)) refuse('unresolved-ref', at, $ref)
    else if (extents.get(target) === 'open') refuse('cyclic-ref', at, $ref)
    else return target
    return undefined
  }

  const { schemas, properties, depth } = extentOf(
    { schema: root, pointer: rootPointer, field: rootPointer },
    1,
  )
  if (depth > LIMITS.depth) refuseWhole('too-deep', rootPointer)
  if (properties > LIMITS.properties) refuseWhole('too-many-properties', rootPointer)
  if (schemas > LIMITS.schemas) refuseWhole('too-many-schemas', rootPointer)
}

const add = (extent: Extent, inner: Extent): void => {
  extent.schemas += inner.schemas
  extent.properties += inner.properties
  extent.depth = Math.max(extent.depth, inner.depth + 1)
}
