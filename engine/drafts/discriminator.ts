import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/**
 * OpenAPI: `discriminator` names the member whose value selects a branch of `oneOf` or `anyOf`. Each branch that is a
 * reference gets that value as a constant; the value is the one that `mapping` has for it, else the schema's name.
 * @param root with plain references
 */
export const withDiscriminator = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const { discriminator, ...rest } = schema
  if (!isJsonObject(discriminator) || typeof discriminator.propertyName !== 'string') return schema
  const name = discriminator.propertyName
  const mapping = isJsonObject(discriminator.mapping) ? discriminator.mapping : {}
  const branchOf = (branch: unknown): unknown => {
    if (!isJsonObject(branch) || typeof branch.$ref !== 'string') return branch
    const { $ref } = branch
    const target = atPointer(root, $ref.slice(1))
    if (!isJsonObject(target)) return branch
    const last = $ref.slice($ref.lastIndexOf('/') + 1)
    const value =
      Object.keys(mapping).find((one) => [$ref, last].includes(String(mapping[one]))) ?? last
    const properties = isJsonObject(target.properties) ? target.properties : {}
    const own = isJsonObject(properties[name]) ? properties[name] : { type: 'string' }
    return {
      title: value,
      ...target,
      properties: { ...properties, [name]: { ...own, const: value } },
      required: [...new Set([...(Array.isArray(target.required) ? target.required : []), name])],
    }
  }
  const converted: Record<string, unknown> = { ...rest }
  for (const keyword of ['oneOf', 'anyOf'] as const)
    if (Array.isArray(rest[keyword])) converted[keyword] = rest[keyword].map(branchOf)
  return converted
}
