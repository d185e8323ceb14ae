import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { GENERATED } from '#scripts/generated-files.ts'

describe.each(Object.entries(GENERATED))('%s', (file, text) => {
  it('is what npm run generate writes', async () => {
    expect(await readFile(file, 'utf8')).toBe(await text())
  })

  it('is marked as generated, out of diffs', async () => {
    const attributes = await readFile('.gitattributes', 'utf8')
    expect(attributes.split('\n')).toContain(`${file} linguist-generated -diff`)
  })
})
