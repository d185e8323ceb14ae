import { containsWords, notWords, ownWords } from '../../form/constraint-words.ts'
import type { Field, FormPlan } from '../../form/form-plan.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import { patternWords } from '../../language/pattern-words.ts'
import { isHidden } from '../../form/widget-of.ts'

/**
 * Asks for the words of constraints of which the form can only say that they are not kept.
 * @param pointer JSON pointer to the form's content
 */
export const checkWords = (form: FormPlan, pointer: string, report: Report): void => {
  for (const field of [form.root, ...form.fields]) {
    if (!isFilledIn(field)) continue
    for (const [keyword, words] of Object.entries(WORDS)) {
      const value: unknown = field.schema[keyword]
      if (value === undefined || words(value) || ownWords(field.options, keyword)) continue
      const option = keyword === 'pattern' ? 'patternMessage' : `errorMessage.${keyword}`
      report(
        'words-missing',
        `${pointer}/schema${pointerTo(field.pointer, keyword)}`,
        `${field.title === '' ? '表单' : `“${field.title}”`}的 ${keyword}；请在 ui:options 中写 ${option}`,
      )
    }
  }
}

/** Returns by keyword the words that are made of its value. */
const WORDS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  pattern: (value) => patternWords(String(value)),
  not: (value) => notWords(value, '', (name) => name),
  contains: containsWords,
}

/** Tells whether the customer fills in a field by more than a choice among its options. */
const isFilledIn = ({ schema, widget, isReadOnly, computed, fixed }: Field): boolean =>
  !isReadOnly &&
  !isHidden(widget) &&
  computed === undefined &&
  fixed === undefined &&
  schema.enum === undefined &&
  schema.oneOf === undefined
