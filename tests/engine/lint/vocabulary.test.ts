import { describe, expect, it } from 'vitest'
import { atPointer } from '#engine/json/pointer.ts'
import { KEYWORDS } from '#engine/lint/words/json-schema-words.ts'
import { MEMBERS, UI_OPTIONS } from '#engine/lint/words/vocabulary.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { processSchemaDocument } from '#scripts/documents/process-schema.ts'

/** The members that an editor completes at a place of the process file's schema. */
const completed = (pointer: string): string[] =>
  Object.keys(atPointer(processSchemaDocument(), `${pointer}/properties`) ?? {})

const OF_FIELD = '/definitions/uiSchema/properties/ui:options'

describe('the vocabulary of the check', () => {
  it.each<[keyof typeof MEMBERS, pointer: string]>([
    ['file', ''],
    ['entry', '/definitions/entry'],
    ['content', '/definitions/content'],
    ['step', '/definitions/step'],
    ['rule', `${OF_FIELD}/properties/rules/items`],
    ['wire', `${OF_FIELD}/properties/wire`],
    ['section', `${OF_FIELD}/properties/sections/items`],
  ])('has the members of %s that editors complete', (part, pointer) => {
    expect([...MEMBERS[part]].toSorted()).toEqual(completed(pointer).toSorted())
  })

  it('has every option and keyword that editors complete', () => {
    expect(Object.keys(UI_OPTIONS)).toEqual(expect.arrayContaining(completed(OF_FIELD)))
    expect(Object.keys(UI_OPTIONS)).toEqual(expect.arrayContaining(Object.values(OPTIONS)))
    expect([...KEYWORDS]).toEqual(expect.arrayContaining(completed('/definitions/schema')))
  })
})
