import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOMS } from '#scripts/layers.mjs'

const DOCUMENTS = [
  'README.md',
  'docs/architecture.md',
  'docs/commands.md',
  'docs/glossary.md',
  'docs/operate.md',
  'docs/process-language.md',
  'docs/security.md',
  'docs/untrusted-definitions.md',
]

/** Matches paths in the project's folders, or files of its root, in backticks or as the target of a link. */
const PATH =
  /(?:`|\]\()((?:(?:\.ci|docs|engine|fixtures|machines|public|schemas|scripts|src|tests)\/[\w./-]*|[\w.-]+\.(?:html|json|md|mjs|ts))\/?)(?:`|[#)])/g

/** Lists the paths that a document names; those of its links are relative to it. */
const pathsIn = (document: string): string[] => {
  const folder = document.slice(0, document.lastIndexOf('/') + 1)
  return [...readFileSync(document, 'utf8').matchAll(PATH)].map(([whole, path = '']) =>
    whole.startsWith('`') ? path : folder + path,
  )
}

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only paths that exist', () => {
    const paths = pathsIn(document)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')

  it.each(Object.entries(ROOMS))(
    'lists the rooms of %s in the order of the lint rule',
    (folder, rooms) => {
      const rows = text
        .split('\n')
        .flatMap((row) => /^\| `([\w/-]+)\/(?:<\w+>\/)?` \|/.exec(row)?.[1] ?? [])
        .filter((path) => path.slice(0, path.lastIndexOf('/')) === folder)
      expect(rows).toEqual(rooms.map((room) => `${folder}/${room}`))
    },
  )
})
