/* npx tsx scripts/process-schema.ts: writes the JSON Schemas of process files and of traces. */
import { writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { processSchemaDocument } from './process-schema-document.ts'
import { traceSchemaDocument } from './trace-schema-document.ts'

const DOCUMENTS = {
  'schemas/process/process.schema.json': processSchemaDocument(),
  'schemas/process/trace.schema.json': traceSchemaDocument(),
}

for (const [file, document] of Object.entries(DOCUMENTS))
  await writeFile(file, await format(JSON.stringify(document), { parser: 'json', printWidth: 100 }))
