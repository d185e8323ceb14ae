import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { valueText } from '../form/value-text.ts'
import { widgets } from '../widgets/widgets.ts'
import type { ProcessPlan } from '../process/plan.ts'

/** A value as sentences for authors speak of it. */
export interface Topic {
  /** Its title, in quotes; for a field of a form, after the form's name. */
  words: string
  /** Words a value that it may have: the option's label, 是 or 否, an amount with its unit. */
  valueWords(value: unknown): string
  member(name: string): Topic
  /** An item of a list. @param words its name; the list's own where there is none */
  item(words?: string): Topic
}

/** Is told of a member that has no title: a sentence about it speaks of its name. */
type Untitled = (name: string) => void

const SILENT: Untitled = () => {}

/** A value of which nothing is known but its name. */
const unknownTopic = (words: string, untitled: Untitled): Topic => ({
  words,
  valueWords: plainWords,
  member: (name) => {
    untitled(name)
    return unknownTopic(inside(words, name), untitled)
  },
  item: (named = words) => unknownTopic(named, untitled),
})

/** A field of a form. @param words its name; '' for a form that the sentence is about alone */
export const fieldTopic = (field: Field, words = '', untitled: Untitled = SILENT): Topic => ({
  words,
  valueWords: (value) => fieldWords(value, field),
  member: (name) => {
    const member = membersOf(field).get(name)
    const named = inside(words, member?.title || name)
    if (!member?.title) untitled(name)
    return member ? fieldTopic(member, named, untitled) : unknownTopic(named, untitled)
  },
  item: (named = words) => {
    const item = itemOf(field)
    return item ? fieldTopic(item, named, untitled) : unknownTopic(named, untitled)
  },
})

/** The data collected in a process, as the conditions of its steps speak of it. */
export const collectedTopic = (
  { steps, externalData }: Pick<ProcessPlan, 'steps' | 'externalData'>,
  untitled: Untitled = SILENT,
): Topic => {
  const forms = [...steps.flatMap((step) => step.forms), ...externalData]
  return {
    ...unknownTopic('', untitled),
    member: (keyName) => {
      const form = forms.find((one) => one.keyName === keyName)
      const words = quoted(form?.name || keyName)
      return form?.plan
        ? fieldTopic(form.plan.root, words, untitled)
        : unknownTopic(words, untitled)
    },
  }
}

const inside = (prefix: string, name: string): string =>
  prefix === '' ? quoted(name) : `${prefix}的${quoted(name)}`

/** Quotes a title or a text. */
export const quoted = (name: string): string => `“${name}”`

const plainWords = (value: unknown): string => {
  if (value === true) return '是'
  if (value === false) return '否'
  return typeof value === 'number' ? String(value) : quoted(textOf(value))
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Words a value as its field shows it: figures, 是 and 否 as they are, texts and names of options in quotes. */
const fieldWords = (value: unknown, field: Field): string => {
  const text = valueText(value, field)
  const isPlain =
    typeof value === 'string'
      ? widgets[field.widget].unit !== undefined
      : /^(?:-?\d|[是否]$)/.test(text)
  return isPlain ? text : quoted(text)
}
