import { expect, it } from 'vitest'
import { traceSchemaDocument } from '#scripts/trace-schema-document.ts'
import schema from '#schemas/process/trace.schema.json' with { type: 'json' }

it('is the schema of trace files; npm run process-schema writes it', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(traceSchemaDocument())))
})
