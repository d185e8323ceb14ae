import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/* All other code reads the form that compileForm has made of a schema. */

const FOLDERS = ['engine', 'schemas', 'machines', 'src', 'fixtures']

/** The files that may walk a raw JSON Schema, with the reason. */
const ALLOWED = {
  'engine/form/schema-parts.ts': 'finds the parts of a schema for compileForm',
  'engine/form/nullable.ts': 'takes members that may be null out of `required`, before compileForm',
  'engine/drafts/beside-references.ts':
    'compares the keywords beside a reference with its target, on reading',
  'engine/form/rendered-schema.ts': 'writes the schema that rjsf renders',
  'engine/drafts/sub-schemas.ts': 'maps the schemas within a schema, before it is compiled',
  'engine/validation/violations.ts': 'names the keyword that a value does not satisfy',
  // Conditions are schemas of their own, which no form describes.
  'engine/explanation/condition-words.ts': 'says a condition in words',
  'engine/explanation/condition-reads.ts': 'finds the values that a condition tells apart',
  'engine/comparison/compare-forms.ts': 'leaves out the keywords that hold other fields',
  // The checks for authors are about the schema as it is written, and never reach a customer.
  'engine/lint/conditions/condition-outcomes.ts': 'finds conditions that always or never hold',
  'engine/lint/conditions/condition-reads.ts': 'finds conditions that read what does not exist',
  'engine/lint/fixes/place-fixes.ts': 'moves what stands in a schema to its place in uiSchema',
  'engine/lint/values/wrong-part.ts': 'finds the part of a default that its own schema refuses',
  'engine/lint/fixes/reason-fix.ts': 'adds a condition to a schema',
  'schemas/forms/repayment.ts': 'is a form: it asks for what each kind of repayment needs',
  'engine/lint/words/server-schema.ts': 'adds words to the schema of definitions itself',
  'engine/lint/words/json-schema-words.ts': 'lists the keywords that are checked for spelling',
}

/** Tells whether a file walks schemas: it names keywords that combine schemas, and keywords that contain others. */
const isWalker = (path: string): boolean => {
  const code = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(POINTER_PATTERN, '')
  return /\ballOf\b/.test(code) && /\b(definitions|then|\$defs)\b(?!\()/.test(code)
}

/** Matches patterns for JSON pointers, which begin with a slash: they name keywords without walking. */
const POINTER_PATTERN = /\/(?:\^\()?\\\/\(\??[^\n]+/g

/** Tells whether a file contains definitions rather than code that reads them. */
const isData = (path: string): boolean => path.includes('/specimens/')

describe('files that walk a raw JSON Schema', () => {
  it('are the allowed ones', () => {
    const walkers = FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !isData(path) && isWalker(path)),
    )
    expect(walkers.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
  })
})
