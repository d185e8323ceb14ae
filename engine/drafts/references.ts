import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { mapSchemas } from './sub-schemas.ts'

/** The address of a definition that has none of its own; nothing is ever fetched. */
const NAMELESS = 'schema:/definition'

/** The schemas that have an address: by URI, their JSON pointers. */
interface Addresses {
  /** By pointer of a schema with an `$id`, its URI; '' is the root. */
  resources: ReadonlyMap<string, string>
  /** By URI, with `#name` of an anchor, the pointer. */
  pointers: ReadonlyMap<string, string>
}

/**
 * Writes each `$ref` of a schema as a plain JSON pointer from its root (RFC 6901): decodes pointers in percent-encoding
 * (section 6), follows `$anchor`, `$dynamicAnchor`, `#name` and `$id` within the schema. A reference that leads
 * nowhere stays as it is; the check of references reports it.
 */
export const withPlainReferences = (root: JsonSchema): JsonSchema => {
  if (!MAY_NEED.test(JSON.stringify(root))) return root
  const addresses = addressesOf(root)
  return mapSchemas(root, '', (schema, pointer) => {
    const { $ref, $dynamicRef, $recursiveRef, ...others } = schema
    const reference = [$ref, $dynamicRef, $recursiveRef].find((one) => typeof one === 'string')
    const target =
      typeof reference === 'string' ? targetOf(reference, pointer, root, addresses) : undefined
    const beside = ADDRESSES.some(
      (keyword) => typeof others[keyword] === 'string' || others[keyword] === true,
    )
      ? withoutAddress(others)
      : others
    if (target === undefined)
      return beside === others
        ? schema
        : { ...beside, ...references({ $ref, $dynamicRef, $recursiveRef }) }
    return target === $ref && beside === others ? schema : { $ref: target, ...beside }
  })
}

/** A reference that is no plain pointer, or a schema with an address. */
const MAY_NEED =
  /"\$(?:ref|dynamicRef|recursiveRef)":"(?:#?[^#"/]|#\/[^"]*%)|"\$recursiveRef"|"(?:\$?id|\$anchor|\$dynamicAnchor)":"/

/** Keywords that give a schema an address; `id` is that of draft 4. */
const ADDRESSES = ['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor'] as const

const withoutAddress = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([name, value]) =>
        !(
          (ADDRESSES as readonly string[]).includes(name) &&
          (typeof value === 'string' || value === true)
        ),
    ),
  )

const references = (all: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

const addressesOf = (root: JsonSchema): Addresses => {
  const found: { pointer: string; id?: string; anchors: string[] }[] = []
  mapSchemas(root, '', (schema, pointer) => {
    const id = [schema.$id, schema.id].find((one) => typeof one === 'string')
    const anchors = [schema.$anchor, schema.$dynamicAnchor, id?.startsWith('#') ? id.slice(1) : '']
    found.push({
      pointer,
      ...(id !== undefined && !id.startsWith('#') && { id }),
      anchors: anchors.filter((one) => typeof one === 'string' && one !== '') as string[],
    })
    return schema
  })
  // Outer schemas first: the URI of an inner one is relative to them.
  found.sort((one, other) => one.pointer.length - other.pointer.length)
  const resources = new Map([['', NAMELESS]])
  const pointers = new Map([[NAMELESS, '']])
  for (const { pointer, id } of found) {
    if (id === undefined) continue
    const uri = uriOf(id, resources.get(resourceOf(pointer, resources)) ?? NAMELESS)
    if (uri === undefined) continue
    resources.set(pointer, uri)
    pointers.set(uri, pointer)
  }
  for (const { pointer, anchors } of found)
    for (const anchor of anchors)
      pointers.set(`${resources.get(resourceOf(pointer, resources))}#${anchor}`, pointer)
  return { resources, pointers }
}

/** Returns the pointer of the innermost schema with an `$id` that holds a schema. */
const resourceOf = (pointer: string, resources: ReadonlyMap<string, string>): string => {
  let at = pointer
  while (at !== '' && !resources.has(at)) at = at.slice(0, at.lastIndexOf('/'))
  return at
}

const uriOf = (reference: string, base: string): string | undefined =>
  URL.canParse(reference, base) ? withoutFragment(new URL(reference, base).href) : undefined

const withoutFragment = (uri: string): string => uri.split('#', 1)[0] ?? ''

/** Returns a plain reference to the same schema; undefined if there is none, or if it cannot be written plainly. */
const targetOf = (
  reference: string,
  from: string,
  root: JsonSchema,
  { resources, pointers }: Addresses,
): string | undefined => {
  const resource = resourceOf(from, resources)
  if (resource === '' && leads(root, reference)) return reference
  const uri = uriOf(reference, resources.get(resource) ?? NAMELESS)
  const start = uri === undefined ? undefined : pointers.get(uri)
  const fragment = decoded(
    reference.includes('#') ? reference.slice(reference.indexOf('#') + 1) : '',
  )
  if (uri === undefined || start === undefined || fragment === undefined) return undefined
  const pointer =
    fragment === '' || fragment.startsWith('/')
      ? start + fragment
      : pointers.get(`${uri}#${fragment}`)
  // Libraries decode a reference: a name with a percent sign would be another one.
  if (pointer === undefined || pointer.includes('%')) return undefined
  return leads(root, `#${pointer}`) ? `#${pointer}` : undefined
}

const leads = (root: JsonSchema, reference: string): boolean =>
  reference.startsWith('#') &&
  !reference.includes('%') &&
  /^(?:\/|$)/.test(reference.slice(1)) &&
  isJsonObject(atPointer(root, reference.slice(1)))

const decoded = (fragment: string): string | undefined => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return undefined
  }
}
