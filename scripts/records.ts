/* npm run records: writes docs/records.md from the lifecycles. */
import { writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { servedKinds } from '#fixtures/backend/domain/records.ts'
import { recordsDocument } from './records-document.ts'

const lifecycles = servedKinds().map(({ lifecycle }) => lifecycle)
await writeFile(
  'docs/records.md',
  await format(recordsDocument(lifecycles), { parser: 'markdown' }),
)
