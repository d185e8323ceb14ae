import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MOMENT_NOUNS } from '#engine/formats/moment-patterns.ts'
import { OPTION_SOURCES } from '#engine/language/words.ts'
import { WIDGETS } from '#engine/widgets/widgets.ts'

/** A comparison of a widget's name; `uiSchema` and options name a widget too. */
const COMPARED = new RegExp(
  String.raw`widget(?:'\])?\)* (?:===|!==) '(?:${WIDGETS.join('|')})'|case '(?:${WIDGETS.filter((name) => /[A-Z]/.test(name)).join('|')})'`,
  'i',
)

/** A list of nothing but words. */
const LIST = /\[\s*'\w+'(?:,\s*'\w+')+,?\s*\]/g

/** The words that name something else as well: a precision of moments, a source of options, a record's member. */
const OTHERS: readonly string[] = [
  ...Object.keys(MOMENT_NOUNS),
  ...OPTION_SOURCES,
  'text',
  'table',
  'status',
]

const isListOfWidgets = (list: string): boolean => {
  const names = list.match(/\w+/g) ?? []
  return (
    names.every((name) => (WIDGETS as readonly string[]).includes(name)) &&
    names.some((name) => !OTHERS.includes(name))
  )
}

/** The files about one widget alone, whose name no other file could say for them. */
const OF_ONE_WIDGET: Readonly<Record<string, readonly string[]>> = {
  consent: [
    'engine/form/sources.ts',
    'engine/lint/check-options.ts',
    'engine/lint/check-widget.ts',
    'src/workbench/gallery/states.ts',
  ],
  hidden: ['engine/avue/convert-avue.ts', 'engine/form/rendered-ui-schema.ts'],
  records: [
    'engine/form/record-fields.ts',
    'engine/form/value-text.ts',
    'engine/lint/check-records.ts',
    'engine/paths/condition-values.ts',
    'engine/paths/sample-values.ts',
    'src/forms/review/shown-value.tsx',
  ],
  region: ['engine/lint/check-within.ts', 'fixtures/backend/domain/forms/option-issues.ts'],
  remoteSelect: ['engine/form/option-scope.ts'],
  table: [
    'engine/avue/convert-avue.ts',
    'engine/form/check-showable.ts',
    'engine/lint/check-cells.ts',
    'src/forms/review/review-entries.ts',
  ],
  text: ['src/forms/model/form-errors.ts'],
  trial: [
    'engine/explanation/field-uses.ts',
    'engine/lint/check-trials.ts',
    'engine/lint/whole/check-signing.ts',
    'fixtures/backend/domain/flows/own-values.ts',
    'src/forms/review/shown-value.tsx',
  ],
  upload: ['engine/process/preparation.ts', 'fixtures/backend/domain/resources/file-documents.ts'],
}

const sources = ['engine', 'machines', 'src', 'fixtures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('widgets/'))
    .map((file) => `${folder}/${file}`),
)

describe('a fact of a widget', () => {
  it('is read from its declaration, and not told by its name', () => {
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => COMPARED.test(line))
        .map((line) => [/'([a-zA-Z]+)'(?!\])/.exec(line.slice(line.search(COMPARED)))?.[1], file]),
    )
    expect(new Set(found.map(String))).toEqual(
      new Set(
        Object.entries(OF_ONE_WIDGET).flatMap(([widget, files]) =>
          files.map((file) => `${widget},${file}`),
        ),
      ),
    )
  })

  it('is not told by a list of names', () => {
    const found = sources.filter((file) =>
      (readFileSync(file, 'utf8').match(LIST) ?? []).some(isListOfWidgets),
    )
    expect(found).toEqual([])
  })
})
