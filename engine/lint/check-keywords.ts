import { checkSchema } from '../form/check-schema.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { isNote, unknownMember } from './check-members.ts'
import { nearestWord } from './words/nearest-word.ts'
import { KEYWORDS, OTHER_KEYWORDS } from './words/json-schema-words.ts'

/** Reports the members of a schema, usable or not, that are no keywords, and keywords that have no effect here. */
export const checkKeywords = (root: JsonSchema, pointer: string, report: Report): void => {
  const check = (schema: JsonSchema, at: string): void => {
    for (const name of Object.keys(schema)) {
      if (KEYWORDS.has(name) || isNote(name)) continue
      const where = pointerTo(at, name)
      const instead = Object.hasOwn(OTHER_KEYWORDS, name) ? OTHER_KEYWORDS[name] : undefined
      if (instead !== undefined)
        report('unsupported-keyword', where, `“${name}”不起作用：请改用 ${instead}`)
      else if (name.startsWith('ui:'))
        report('unknown-member', where, `“${name}”写在 schema 中不起作用：请移到 uiSchema`)
      else if (nearestWord(name, KEYWORDS) === undefined)
        report('unknown-member', where, `“${name}”不起作用：请检查拼写，或移到 uiSchema`)
      else report('unknown-member', where, unknownMember(name, KEYWORDS))
    }
  }
  const nothing: Report = () => undefined
  checkSchema(root, pointer, nothing, ({ schema, pointer: at }) => check(schema, at))
}
