import type { ServerCatalogue } from '../server-catalogue.ts'

/** A part of a JSON Schema. */
interface Part {
  [keyword: string]: unknown
}

/**
 * Adds the words of a server to the schema of definitions, as examples at the places where they may stand: an editor proposes
 * them there. Which of them are wrong stays the linter's to say.
 */
export const withServerWords = <S extends object>(schema: S, server: ServerCatalogue): S => {
  const taught = structuredClone(schema)
  const propose = (words: readonly (string | number)[], ...path: (string | number)[]) => {
    Object.assign(partAt(taught, path), { examples: words })
  }
  propose(server.goodsTypes, 'properties', 'goodsTypes', 'items')
  propose(server.processTypes, 'properties', 'type')
  const options = ['definitions', 'uiSchema', 'properties', 'ui:options', 'properties']
  propose(server.dictionaries, ...options, 'dictionary')
  propose(Object.keys(server.records), ...options, 'kind')
  propose([...new Set(Object.values(server.records).flat())], ...options, 'status', 'items')
  // The condition of external data has no word of its own for its name.
  const { allOf } = partAt(taught, ['definitions', 'entry']) as { allOf: Part[] }
  allOf.push({
    if: { required: ['nodeType'], properties: { nodeType: { enum: [-1] } } },
    then: { properties: { keyName: { examples: server.providers } } },
  })
  return taught
}

/** @throws Error where the schema of definitions has no such place: it has changed */
const partAt = (schema: object, path: readonly (string | number)[]): Part => {
  const found = path.reduce<unknown>((part, key) => (part as Part | undefined)?.[key], schema)
  if (typeof found !== 'object' || !found)
    throw new Error(`The schema of definitions has no /${path.join('/')}`)
  return found as Part
}
