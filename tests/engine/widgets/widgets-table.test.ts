import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { WIDGETS, widgets } from '#engine/widgets/widgets.ts'

/** The rows of the table of widgets: the names in the first cell, and the words of the second. */
const rows = async () => {
  const text = await readFile('docs/process-language.md', 'utf8')
  const [, table = ''] = text.split('| `ui:widget` | For |\n|---|---|\n')
  const [body = ''] = table.split('\n\n')
  return body.split('\n').map((row) => {
    const [, names = '', words = ''] = row.split('|')
    return { names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name), words }
  })
}

describe('the table of widgets in docs/process-language.md', () => {
  it('has each declared widget once, and no other', async () => {
    const named = (await rows()).flatMap(({ names }) => names)
    expect(new Set(named)).toEqual(new Set(WIDGETS))
    expect(named).toHaveLength(WIDGETS.length)
  })

  it('names no type of values that a widget does not give', async () => {
    const wrong = (await rows()).flatMap(({ names, words }) => {
      const declared = names.map((name) => widgets[name as keyof typeof widgets].types)
      const types: ReadonlySet<unknown> = new Set(declared.flat())
      const said = [...words.matchAll(/`(string|number|integer|boolean|array)`/g)]
      return declared.includes(undefined) || said.every(([, type]) => types.has(type)) ? [] : names
    })
    expect(wrong).toEqual([])
  })

  it.each(WIDGETS)('stands on a page that names each option of %s', async (name) => {
    const page = await readFile('docs/process-language.md', 'utf8')
    const options: readonly string[] = widgets[name].options ?? []
    const missing = options.filter((option) => !new RegExp(`[\`"](ui:)?${option}[\`"]`).test(page))
    expect(missing).toEqual([])
  })
})
