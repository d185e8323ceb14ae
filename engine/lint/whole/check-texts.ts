import type { Field, FormPlan } from '../../form/form-plan.ts'
import { fieldAt } from '../../form/all-fields.ts'
import { ITEM } from '../../json/path-values.ts'
import { isJsonObject } from '../../json/object.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { ProcessPlan } from '../../process/plan.ts'
import { isHidden } from '../../form/widget-of.ts'

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
    if (isHidden(field.widget)) continue
    const remark = meaninglessness(field.title)
    if (remark !== undefined) report('title-meaningless', at, `“${field.title}”${remark}`)
    if (field.conditions.length > 0) continue
    const place = [...headedBy(form, field), field.title].join('\n')
    const other = titles.get(place)
    if (other && nameOf(other) !== nameOf(field))
      report('title-repeated', at, `“${nameOf(other)}”与“${nameOf(field)}”都叫“${field.title}”`)
    titles.set(place, field)
  }
}

/** Reports steps that the step bar shows by one title. */
export const checkStepTitles = ({ steps }: ProcessPlan, report: Report): void => {
  const known = new Set<string>()
  for (const { title, pointer } of steps) {
    if (known.has(title)) report('step-title-repeated', pointer, title)
    known.add(title)
  }
}

/** Says why a title tells nothing; undefined where it may. */
const meaninglessness = (title: string): string | undefined => {
  if (INSTRUCTION.test(title)) return '是提示，不是名称'
  if (!/[\p{L}\p{N}]/u.test(title)) return '没有文字'
  if (/^[a-z\d]+([_-][a-z\d]+)+$|^[a-z]+([A-Z][a-z\d]+)+$/.test(title)) return '是代码'
  return TEMPLATE.test(title) ? '是设计器的默认名称' : undefined
}

/** The words with which a placeholder begins. */
export const INSTRUCTION = /^请(?:输入|选择|填写|上传|录入)(?:您的|你的)?/

const TEMPLATE =
  /^(?:新?(?:字段|控件)|未命名|文本框|输入框|下拉框|单选框|多选框|单行文本|多行文本|field|label|input|text|test|xxx+)[\s_-]*\d*$|^(?:选项|标题|名称)[\s_-]*\d+$/i

/** The names of the groups around a field by whose headings its title is told from others. */
const headedBy = ({ root }: FormPlan, { path }: Field): string[] =>
  path.slice(0, -1).flatMap((token, at) => {
    const group = fieldAt(root, path.slice(0, at + 1))
    return token === ITEM || !group || isNamed(group) ? [String(token)] : []
  })

const nameOf = ({ path }: Field): string => path.filter((token) => token !== ITEM).join('.')

const isNamed = ({ schema, options, name }: Field): boolean =>
  [options.title, schema.title].some(
    (title) => typeof title === 'string' && title.trim() !== '' && title !== name,
  )

/** A group or an item of a list may go without a heading of its own. */
const needsName = ({ path, schema, widget }: Field): boolean =>
  path.at(-1) !== ITEM && !isHidden(widget) && schema.type !== undefined && schema.type !== 'object'

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
  const { enumNames: names } = options
  if (Array.isArray(choices.enum))
    choices.enum.forEach((value: unknown, index) => {
      const name: unknown = Array.isArray(names)
        ? names[index]
        : isJsonObject(names)
          ? names[String(value)]
          : undefined
      if (typeof name === 'string' && name.trim() !== '') return
      if (typeof value === 'string' && CODE.test(value))
        report('option-unnamed', pointerTo(within, 'enum', index), JSON.stringify(value))
    })
}

/** A value that is written for programs: the customer would read it as it is. */
const CODE = /^[a-z][\w-]*$/i
