import { readFile } from 'node:fs/promises'
import { format } from 'prettier'
import { expect, it } from 'vitest'
import { servedKinds } from '#fixtures/backend/domain/records.ts'
import { recordsDocument } from '#scripts/records-document.ts'

it('docs/records.md says what the lifecycles declare; npm run records writes it', async () => {
  const text = recordsDocument(servedKinds().map(({ lifecycle }) => lifecycle))
  expect(await readFile('docs/records.md', 'utf8')).toBe(await format(text, { parser: 'markdown' }))
})
