/* npm run openapi: writes schemas/api/openapi.json from the contracts. */
import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import * as z from 'zod'
import { contracts } from '#schemas/api/contracts.ts'
import { openApiDocument } from './openapi-document.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(await readFile('package.json', 'utf8')))
const text = JSON.stringify(openApiDocument(contracts, version))
await writeFile('schemas/api/openapi.json', await format(text, { parser: 'json', printWidth: 100 }))
