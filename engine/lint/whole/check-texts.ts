import type { Field, FormPlan } from '../../form/form-plan.ts'
import { ITEM } from '../../json/path-values.ts'
import { isJsonObject } from '../../json/object.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'

/**
 * Reports the texts by which a customer can't tell what is asked, least of all by ear: fields and options without a
 * name, and two of them with the same one.
 * @param pointer JSON pointer to the form's content
 */
export const checkTexts = (form: FormPlan, pointer: string, report: Report): void => {
  const titles = new Map<string, Field>()
  for (const field of form.fields) {
    const at = `${pointer}/schema${field.pointer}`
    if (!isNamed(field)) {
      if (needsName(field)) report('title-missing', at, wordsOf(field))
      continue
    }
    checkOptionNames(field, at, report)
    if (field.widget === 'hidden' || field.conditions.length > 0) continue
    const place = [...field.path.slice(0, -1).map(String), field.title].join('\n')
    const other = titles.get(place)
    if (other && other.name !== field.name)
      report('title-repeated', at, `“${other.name}”与“${field.name}”都叫“${field.title}”`)
    titles.set(place, field)
  }
}

const isNamed = ({ schema, options, name }: Field): boolean =>
  [options.title, schema.title].some(
    (title) => typeof title === 'string' && title.trim() !== '' && title !== name,
  )

/** A group or an item of a list may go without a heading of its own. */
const needsName = ({ path, schema, widget }: Field): boolean =>
  path.at(-1) !== ITEM &&
  widget !== 'hidden' &&
  schema.type !== undefined &&
  schema.type !== 'object'

const wordsOf = ({ name, options: { placeholder } }: Field): string =>
  typeof placeholder === 'string' && placeholder !== ''
    ? `“${name}”只有占位文字“${placeholder}”，开始输入后就看不到`
    : `“${name}”`

const checkOptionNames = ({ schema, options }: Field, at: string, report: Report): void => {
  const choices = isJsonObject(schema.items) ? schema.items : schema
  const within = choices === schema ? at : pointerTo(at, 'items')
  const seen = new Set<string>()
  for (const keyword of ['oneOf', 'anyOf']) {
    const listed: unknown = choices[keyword]
    if (!Array.isArray(listed)) continue
    listed.forEach((option: unknown, index) => {
      if (!isJsonObject(option) || !('const' in option)) return
      const where = pointerTo(within, keyword, index)
      const { title } = option
      if (typeof title !== 'string' || title.trim() === '')
        report('option-unnamed', where, JSON.stringify(option.const))
      else if (seen.has(title)) report('option-repeated', where, title)
      else seen.add(title)
    })
  }
  const isNamedElsewhere = options.enumNames !== undefined
  if (Array.isArray(choices.enum) && !isNamedElsewhere)
    choices.enum.forEach((value: unknown, index) => {
      if (typeof value === 'string' && CODE.test(value))
        report('option-unnamed', pointerTo(within, 'enum', index), JSON.stringify(value))
    })
}

/** A value that is written for programs: the customer would read it as it is. */
const CODE = /^[a-z][\w-]*$/i
