import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contracts } from '#schemas/api/contracts.ts'
import { openApiDocument } from '#scripts/documents/openapi.ts'

const operation = z.object({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['query', 'header']),
      required: z.boolean(),
      schema: z.object(),
    }),
  ),
  requestBody: z
    .object({ required: z.literal(true), content: z.record(z.string(), z.looseObject({})) })
    .optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|[45]XX)$/),
    z.union([z.object({ description: z.string() }), z.object({ $ref: z.string() })]),
  ),
  'x-timeout': z.number().min(1000),
})

const shape = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.object({ securitySchemes: z.record(z.string(), z.object({ type: z.string() })) }),
})

describe('schemas/api/openapi.json', async () => {
  const committed: unknown = JSON.parse(await readFile('schemas/api/openapi.json', 'utf8'))
  const document = shape.parse(committed)
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

  it('has each contract once, under a unique path and id', () => {
    expect(operations.map((one) => one.operationId).toSorted()).toEqual(
      contracts.map((contract) => contract.name).toSorted(),
    )
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(contracts.length)
  })

  it('tells callers of each contract its path, access, parameters, body and reply as they are', () => {
    const current: unknown = JSON.parse(JSON.stringify(openApiDocument(contracts, '')))
    expect((current as { paths: unknown }).paths).toEqual((committed as { paths: unknown }).paths)
  })

  it('uses only security schemes that it defines', () => {
    const named = operations.flatMap((one) => one.security.flatMap(Object.keys))
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(named))
  })

  it('has schemas that a JSON Schema 2020-12 validator accepts', () => {
    const ajv = new Ajv2020({ strict: false })
    const schemas = schemasIn(committed)
    expect(schemas.length).toBeGreaterThan(contracts.length)
    for (const schema of schemas) expect(ajv.validateSchema(schema)).toBe(true)
  })
})

const schemasIn = (value: unknown): object[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'schema' && typeof inner === 'object' && inner ? [inner] : schemasIn(inner),
  )
}
