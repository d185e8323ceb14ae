import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { isSafePattern } from '../language/safe-pattern.ts'
import type { AvueColumn } from './columns.ts'
import { count, limit } from './field.ts'
import type { AvueReport } from './avue-diagnostic.ts'
import { isFunctionText } from './left-out.ts'

/** The keywords and messages that a column's rules add to its schema. */
export interface AvueRules {
  isRequired: boolean
  keywords: Record<string, unknown>
  /** A rule's own message, by the keyword that the rule is converted to. */
  messages: Record<string, string>
}

/** Converts the rules of a column, for a schema of that type. */
export const avueRules = (
  { all, pointer }: AvueColumn,
  schema: Readonly<Record<string, unknown>>,
  report: AvueReport,
): AvueRules => {
  const rules: AvueRules = { isRequired: all.required === true, keywords: {}, messages: {} }
  const at = pointerTo(pointer, 'rules')
  const listed: unknown[] = Array.isArray(all.rules) ? all.rules : all.rules ? [all.rules] : []
  const limits = LIMITS[String(schema.type)]
  const patterns: string[] = []
  listed.forEach((rule, index) => {
    const where = Array.isArray(all.rules) ? pointerTo(at, index) : at
    if (!isJsonObject(rule)) return report('avue-invalid', where, '规则应为对象')
    const add = (keywords: Record<string, unknown>) => {
      Object.assign(rules.keywords, keywords)
      if (typeof rule.message === 'string' && rule.message !== '')
        for (const keyword of Object.keys(keywords)) rules.messages[keyword] = rule.message
    }
    if (rule.required === true) {
      rules.isRequired = true
      if (typeof rule.message === 'string' && rule.message !== '')
        rules.messages['required'] = rule.message
    }
    const { min = rule.len, max = rule.len } = rule
    if (limits) add({ ...limits.of(limits.least, min), ...limits.of(limits.most, max) })
    if (rule.pattern !== undefined) {
      const pattern = patternIn(rule.pattern, pointerTo(where, 'pattern'), report)
      if (pattern !== undefined && schema.type === 'string') {
        patterns.push(pattern)
        add({ pattern })
      } else if (pattern !== undefined)
        report('avue-not-carried-over', where, 'pattern：只能用于文字，请改用 min 与 max')
    }
    if (rule.type === 'email' || rule.type === 'url') {
      const isFree = schema.type === 'string' && schema.format === undefined
      if (isFree) add({ format: rule.type === 'url' ? 'uri' : 'email' })
      else report('avue-not-carried-over', where, `type：${rule.type} 只能用于普通文字`)
    }
    for (const [name, value] of Object.entries(rule))
      if (!KNOWN.has(name) || isFunctionText(value))
        report(
          'avue-not-carried-over',
          pointerTo(where, name),
          `${name}：校验函数不会执行，请改用 pattern，或 rules（CEL 表达式）`,
        )
  })
  const [first, ...others] = patterns
  if (others.length > 0)
    Object.assign(rules.keywords, {
      pattern: first,
      allOf: others.map((pattern) => ({ pattern })),
    })
  return rules
}

const KNOWN = new Set(['required', 'message', 'trigger', 'min', 'max', 'len', 'pattern', 'type'])

/** The keywords of minimum and maximum, by the type of the field's value. */
const LIMITS: Readonly<
  Record<string, { least: string; most: string; of: typeof count } | undefined>
> = {
  string: { least: 'minLength', most: 'maxLength', of: count },
  array: { least: 'minItems', most: 'maxItems', of: count },
  number: { least: 'minimum', most: 'maximum', of: limit },
  integer: { least: 'minimum', most: 'maximum', of: limit },
}

/** A pattern as JSON has it: its source, or the source between slashes; a RegExp has become an empty object. */
const patternIn = (pattern: unknown, pointer: string, report: AvueReport): string | undefined => {
  if (typeof pattern !== 'string') {
    report(
      'avue-not-carried-over',
      pointer,
      'pattern：正则表达式在导出时丢失，请把它写成文字，例如 "^[0-9]+$"',
    )
    return undefined
  }
  const [, source = pattern, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? []
  if (/[^gu]/.test(flags)) {
    report('avue-not-carried-over', pointer, `pattern：不支持标志 ${flags}，请改写正则表达式`)
    return undefined
  }
  try {
    new RegExp(source, 'u')
  } catch {
    report('invalid-pattern', pointer, source)
    return undefined
  }
  if (isSafePattern(source)) return source
  report('unsafe-pattern', pointer, source)
  return undefined
}
