import { toJSONSchema } from 'zod'
import type { Access, Contract } from '#schemas/api/contract.ts'
import { isOfStaff } from '#schemas/api/gateway.ts'
import { MEDIA_TYPE } from '#schemas/api/encode-request.ts'
import { refusedData } from '#schemas/api/envelope.ts'

/** 20 s (specification, section 9). */
const DEFAULT_TIMEOUT = 20_000

/** The headers that the reference backend adds to a save (docs/architecture.md, "The wire"). */
const SAVE_HEADERS = [
  header('Idempotency-Key', 'A retry with the same key is stored once, and gets the same reply.'),
  header('If-Match', 'The revision that was read; 409 if the flow has a newer one.'),
]

/** The security schemes of each call to a gateway in the strict header mode. */
const STRICT = { client: [], mark: [] }

const SECURITY: Record<Access, object[]> = {
  public: [STRICT],
  client: [STRICT],
  customer: [{ ...STRICT, customer: [] }],
  operator: [{ operator: [] }],
  analyst: [{ operator: [] }],
}

/** Derives the OpenAPI 3.1 document of the wire from the contracts. */
export const openApiDocument = (contracts: readonly Contract[], version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Customer portal of a supply-chain finance service',
    version,
    description:
      'Derived from schemas/api by `npm run documents`. `code` says whether a call succeeded (200): a gateway refuses with an HTTP status of 4XX or 5XX, or with HTTP 200 and another `code`.',
  },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: '/api', description: 'The origin that serves the portal' }],
  tags: [...new Set(contracts.map(groupOf))].map((name) => ({ name })),
  paths: pathsOf(contracts),
  components: {
    securitySchemes: {
      customer: {
        type: 'apiKey',
        in: 'header',
        name: 'Blade-Auth',
        description: '`bearer <access token>` of the signed-in customer.',
      },
      operator: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The token of a signed-in operator; only the reference backend has these calls.',
      },
      client: {
        type: 'http',
        scheme: 'basic',
        description: 'Client id and secret, as the host of the portal is configured.',
      },
      mark: {
        type: 'apiKey',
        in: 'header',
        name: 'Blade-Requested-With',
        description: '`BladeHttpRequest`, as BladeX’s strict header mode asks.',
      },
    },
    responses: {
      refused: {
        description: 'Refused; `msg` is for the user.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } },
      },
    },
    schemas: {
      refusal: {
        type: 'object',
        properties: {
          code: { type: 'integer', description: 'Never 200.' },
          success: { const: false },
          data: {
            anyOf: [schemaOf(refusedData), {}],
            description: 'A refused save names the fields with issues, where the server can.',
          },
          msg: { type: 'string' },
        },
        required: ['code', 'msg'],
      },
    },
  },
})

const pathsOf = (contracts: readonly Contract[]) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const contract of contracts.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = (paths[`/${contract.path}`] ??= {})
    path[contract.method.toLowerCase()] = operation(contract)
  }
  return paths
}

const operation = (contract: Contract) => ({
  operationId: contract.name,
  tags: [groupOf(contract)],
  summary: contract.summary,
  security:
    isOfStaff(contract.path) && contract.access === 'public' ? [] : SECURITY[contract.access],
  parameters: [
    ...queryParameters(contract),
    ...(contract.name === 'process.save' ? SAVE_HEADERS : []),
  ],
  ...requestBody(contract),
  responses: {
    200: {
      description: 'The reply.',
      content: { 'application/json': { schema: replySchema(contract) } },
    },
    '4XX': { $ref: '#/components/responses/refused' },
    '5XX': { $ref: '#/components/responses/refused' },
  },
  'x-timeout': contract.timeout ?? DEFAULT_TIMEOUT,
})

const groupOf = ({ name }: Contract) => name.slice(0, name.indexOf('.'))

const queryParameters = ({ query, parameters }: Contract) => {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name: parameters?.[name] ?? name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The one part of a `multipart` body. */
const FILE_PART = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
}

const requestBody = ({ body, encoding = 'json' }: Contract) => {
  if (!body || encoding === 'query') return {}
  const schema = encoding === 'multipart' ? FILE_PART : schemaOf(body)
  return { requestBody: { required: true, content: { [MEDIA_TYPE[encoding]]: { schema } } } }
}

const replySchema = ({ data, reply }: Contract) => {
  const schema = schemaOf(data)
  if (reply) return schema
  return {
    type: 'object',
    properties: {
      code: { type: ['integer', 'string'], description: '200 is success.' },
      success: { type: 'boolean' },
      data: schema,
      msg: { type: ['string', 'null'] },
    },
    required: ['code'],
  }
}

/** Returns the schema of the data as a server may send it, before it is normalised. */
const schemaOf = (type: Contract['data']) => {
  const { $schema: _, ...schema } = toJSONSchema(type, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // An empty tuple: JSON Schema forbids an empty prefixItems, and maxItems is enough.
      if (jsonSchema.prefixItems?.length === 0) delete jsonSchema.prefixItems
    },
  })
  return schema
}

function header(name: string, description: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } }
}
