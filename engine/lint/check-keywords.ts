import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { isNote, unknownMember } from './check-members.ts'
import type { SchemaIndex } from './schema-index.ts'
import { nearestWord } from './words/nearest-word.ts'
import { KEYWORDS, OTHER_KEYWORDS } from './words/json-schema-words.ts'

/** Reports the members of a schema that are no keywords, and keywords that have no effect here. */
export const checkKeywords = ({ all }: SchemaIndex, pointer: string, report: Report): void => {
  for (const [at, schema] of all)
    for (const name of Object.keys(schema)) {
      if (KEYWORDS.has(name) || isNote(name)) continue
      const where = pointer + pointerTo(at, name)
      const instead = Object.hasOwn(OTHER_KEYWORDS, name) ? OTHER_KEYWORDS[name] : undefined
      if (instead !== undefined)
        report('unsupported-keyword', where, `“${name}”不起作用：请改用 ${instead}`)
      else if (nearestWord(name, KEYWORDS) === undefined)
        report('unknown-member', where, `“${name}”不起作用：请检查拼写，或移到 uiSchema`)
      else report('unknown-member', where, unknownMember(name, KEYWORDS))
    }
}
