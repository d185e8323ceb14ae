import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/* Everything that needs to know what a schema says reads the form that compileForm made of it. */

const FOLDERS = ['engine', 'schemas', 'machines', 'src', 'fixtures']

/** Files that go through a raw JSON Schema, whatever it holds, and why each has to. */
const ALLOWED = {
  'engine/form/schema-parts.ts': 'finds the parts of a schema for compileForm',
  'engine/form/rendered-schema.ts': 'writes the schema that rjsf renders',
  'engine/form/check-schema.ts': 'refuses a schema before anything else reads it',
}

/** Whoever goes through any schema has to name the keywords that combine schemas and those that hold others. */
const isWalker = (path: string): boolean => {
  const code = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(POINTER_PATTERN, '')
  return /\ballOf\b/.test(code) && /\b(definitions|then|\$defs)\b(?!\()/.test(code)
}

/** A pattern that JSON pointers match begins with a slash: it names keywords and walks nothing. */
const POINTER_PATTERN = /\/\\\/\(\?[^\n]+/g

/** Definitions written out, not code that reads them. */
const isData = (path: string): boolean => path.includes('/specimens/')

describe('files that walk a raw JSON Schema', () => {
  it('are the three that have to', () => {
    const walkers = FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !isData(path) && isWalker(path)),
    )
    expect(walkers.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
  })
})
