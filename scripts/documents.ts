import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import * as z from 'zod'
import { servedKinds } from '#fixtures/backend/domain/records/records.ts'
import { version } from '#fixtures/backend/hosts/node/version.ts'
import { readMigrations } from '#fixtures/backend/store/read-migrations.ts'
import { contracts } from '#schemas/api/contracts.ts'
import { productFile } from '#schemas/process/product-file.ts'
import { trace } from '#schemas/process/trace.ts'
import { contractSchemaDocument } from './documents/contract-schema.ts'
import { decisionsDocument } from './documents/decisions.ts'
import { openApiDocument } from './documents/openapi.ts'
import { processSchemaDocument } from './documents/process-schema.ts'
import { recordsDocument } from './documents/records.ts'

/*
 * npm run documents [-- NAME…] [--check]: writes the generated documents, or those that are named. With --check it writes
 * nothing, names those that are not current, and ends with 1 if there is one.
 */

/** The generated documents by name, each with its file and its text before it is formatted. */
const DOCUMENTS: Readonly<Record<string, { file: string; text: () => string | Promise<string> }>> =
  {
    migrations: {
      file: 'fixtures/backend/store/migrations/manifest.json',
      text: async () => JSON.stringify(await readMigrations()),
    },
    openapi: {
      file: 'schemas/api/openapi.json',
      text: () => JSON.stringify(openApiDocument(contracts, version)),
    },
    records: {
      file: 'docs/records.md',
      text: () => recordsDocument(servedKinds().map(({ lifecycle }) => lifecycle)),
    },
    decisions: {
      file: 'docs/decisions/README.md',
      text: () => decisionsDocument('docs/decisions'),
    },
    'process-schema': {
      file: 'schemas/process/process.schema.json',
      text: () => JSON.stringify(processSchemaDocument()),
    },
    'contract-schema': {
      file: 'schemas/process/contract.schema.json',
      text: () => JSON.stringify(contractSchemaDocument()),
    },
    'product-schema': {
      file: 'schemas/process/product.schema.json',
      text: () =>
        JSON.stringify({
          ...z.toJSONSchema(productFile, { target: 'draft-07' }),
          $id: 'product.schema.json',
          title: '产品',
          description:
            '一种融资产品：资金方、范围、规则与文字；金额以元、利率以百分比的十进制文字书写，期限以天计',
        }),
    },
    'trace-schema': {
      file: 'schemas/process/trace.schema.json',
      text: () =>
        JSON.stringify({
          ...z.toJSONSchema(trace, { target: 'draft-07' }),
          $id: 'trace.schema.json',
          title: '轨迹',
          description: '一次办理的全部事件与回复，不含个人信息；见 docs/test-a-process.md',
        }),
    },
  }

export const documentNames = Object.keys(DOCUMENTS)

/** Returns the file of a generated document, with the text that it should have. */
export const documentNamed = async (name: string): Promise<{ file: string; text: string }> => {
  const document = DOCUMENTS[name]
  if (!document)
    throw new Error(`${name} is none of the generated documents: ${documentNames.join(', ')}`)
  const { file, text } = document
  return { file, text: await format(await text(), { filepath: file, printWidth: 100 }) }
}

const main = async (args: readonly string[]): Promise<void> => {
  const names = args.filter((arg) => !arg.startsWith('--'))
  for (const name of names.length > 0 ? names : documentNames) {
    const { file, text } = await documentNamed(name)
    if (text === (await readFile(file, 'utf8').catch(() => undefined))) continue
    if (args.includes('--check')) {
      console.error(`${file} is not current: npm run documents`)
      process.exitCode = 1
    } else {
      await writeFile(file, text)
      console.log(`${file} is written`)
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  })
