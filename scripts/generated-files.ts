import { readFile } from 'node:fs/promises'
import { format } from 'prettier'
import * as z from 'zod'
import { servedKinds } from '#fixtures/backend/domain/records.ts'
import { readMigrations } from '#fixtures/backend/store/read-migrations.ts'
import { contracts } from '#schemas/api/contracts.ts'
import { openApiDocument } from './openapi-document.ts'
import { processSchemaDocument } from './process-schema-document.ts'
import { recordsDocument } from './records-document.ts'
import { traceSchemaDocument } from './trace-schema-document.ts'

const json = (document: unknown): Promise<string> =>
  format(JSON.stringify(document), { parser: 'json', printWidth: 100 })

const version = async (): Promise<string> =>
  z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')))
    .version

/** The files of this repository that are made from its code, each by its path, with a function that makes its text. */
export const GENERATED: Readonly<Record<string, () => Promise<string>>> = {
  'docs/records.md': () =>
    format(recordsDocument(servedKinds().map(({ lifecycle }) => lifecycle)), {
      parser: 'markdown',
    }),
  'fixtures/backend/store/migrations/manifest.json': async () =>
    `${JSON.stringify(await readMigrations(), null, 2)}\n`,
  'schemas/api/openapi.json': async () => json(openApiDocument(contracts, await version())),
  'schemas/process/process.schema.json': () => json(processSchemaDocument()),
  'schemas/process/trace.schema.json': () => json(traceSchemaDocument()),
}
