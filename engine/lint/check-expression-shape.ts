import { isRule } from '../language/rule.ts'
import { EXPRESSION_LIMITS } from '../language/limits.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { OPTIONS } from '../language/words.ts'
import type { Report } from '../language/diagnostic.ts'

/**
 * Checks the number and the syntax-independent form of a form's expressions; their contents are checked by
 * `checkExpressions`, which loads a library that not every page needs.
 */
export const checkExpressionShape = (uiSchema: UiSchema, pointer: string, report: Report): void => {
  let count = 0
  const checkText = (text: unknown, at: string): void => {
    count += 1
    if (typeof text !== 'string' || text.trim() === '')
      report('invalid-expression', at, '应为一条表达式')
    else if (text.length > EXPRESSION_LIMITS.characters)
      report('invalid-expression', at, `不能超过 ${EXPRESSION_LIMITS.characters} 个字符`)
  }
  const visit = (part: Record<string, unknown>, at: string): void => {
    const options = isJsonObject(part['ui:options']) ? part['ui:options'] : {}
    const { [OPTIONS.computed]: computed, [OPTIONS.rules]: rules } = options
    const inOptions = (...tokens: (string | number)[]) => pointerTo(at, 'ui:options', ...tokens)
    if (computed !== undefined) checkText(computed, inOptions(OPTIONS.computed))
    if (Array.isArray(rules))
      rules.forEach((rule: unknown, index) => {
        const where = inOptions(OPTIONS.rules, index)
        if (isRule(rule)) checkText(rule.holds, pointerTo(where, 'holds'))
        else report('invalid-expression', where, '规则应有 holds（表达式）和 message（提示文字）')
      })
    else if (rules !== undefined)
      report('invalid-expression', inOptions(OPTIONS.rules), 'rules 应为列表')
    for (const [name, child] of Object.entries(part))
      if (!name.startsWith('ui:') && isJsonObject(child)) visit(child, pointerTo(at, name))
  }
  visit(uiSchema, pointer)
  if (count > EXPRESSION_LIMITS.count) report('too-many-expressions', pointer)
}
