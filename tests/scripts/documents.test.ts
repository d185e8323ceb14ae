import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { documentNamed, documentNames } from '#scripts/documents.ts'

describe('the generated documents; npm run documents writes them', () => {
  it.each(documentNames)('%s is current', async (name) => {
    const { file, text } = await documentNamed(name)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('refuses a name that is none of them', async () => {
    await expect(documentNamed('other')).rejects.toThrow('other is none of the generated documents')
  })
})
