/* npx tsx scripts/process-schema.ts: writes schemas/process/process.schema.json from the vocabulary. */
import { writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { processSchemaDocument } from './process-schema-document.ts'

const text = JSON.stringify(processSchemaDocument())
await writeFile(
  'schemas/process/process.schema.json',
  await format(text, { parser: 'json', printWidth: 100 }),
)
