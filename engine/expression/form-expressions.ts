import { membersOf } from '../form/all-fields.ts'
import { isAskedFor } from '../form/applicability.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import type { Issue } from '../form/issue.ts'
import { rangeWords } from '../form/range-words.ts'
import { createEnvironment, dayInChina, type Run } from './environment.ts'
import { expressionFields } from './fields.ts'
import { asksTheDay } from './nodes.ts'
import { inOrder } from './order.ts'
import { parseExpression, type Expression } from './parse.ts'
import { updateAt, valuesAt } from '../json/path-values.ts'
import { EXPRESSION_LIMITS } from '../language/limits.ts'
import { formReads } from './reads.ts'
import { ITEM, type Path } from '../json/path-values.ts'
import { createReader, isSameValue, objectOf, readerAt, storedValue } from './values.ts'
import { isAmount } from '../form/widget-of.ts'

/** The inputs of expressions other than the form's data. */
export interface Surroundings {
  /** The data of the other forms and external data, by keyName. */
  collected: Readonly<Record<string, unknown>>
  /** The current time, in ms since 1970. Without it expressions that read the date are neither computed nor checked. */
  now?: number | undefined
}

/** The expressions of a form, ready to evaluate (docs/process-language.md, Expressions). None of them throws. */
export interface OpenExpressions {
  /** Returns the data with every computed field up to date; unchanged parts keep their identity. */
  compute(data: unknown, surroundings: Surroundings): unknown
  /** Returns the rules that certainly do not hold: a rule whose result depends on an empty value is skipped. */
  broken(data: unknown, surroundings: Surroundings): Issue[]
  /** Returns the computed fields whose value differs from the result of their expression. */
  outdated(data: unknown, surroundings: Surroundings): Issue[]
  /** The members of the form that some expression reads or writes. */
  reads: ReadonlySet<string>
}

/** Maximum iterations: a computed value may decide which other fields exist. */
const ROUNDS = 5

/**
 * Reads the expressions of a form; an invalid one is left out, for the checker to report. A field that a
 * condition hides is not computed, and its rules don't count.
 */
export const openExpressions = (form: FormPlan): OpenExpressions => {
  const run: Run = { left: 0 }
  const environment = createEnvironment(run, 'evaluate')
  const opened = (source: string, { path }: Field): Opened[] => {
    try {
      const loops = path.filter((token) => token === ITEM).length
      const expression = parseExpression(environment, source, { run, loops })
      const { values, lists } = formReads(expression.node, path)
      return [{ ...expression, reads: values, lists }]
    } catch {
      return []
    }
  }
  const fields = expressionFields(form).map((field) => ({
    ...field,
    isConditional: field.conditions.length > 0,
  }))
  const computed = fields.flatMap((field) =>
    field.computed
      ? opened(field.computed.source, field).map((expression) => ({ ...field, ...expression }))
      : [],
  )
  const rules = fields.flatMap((field) =>
    field.rules.flatMap(({ source, message, isRange }) =>
      opened(source, field).map((expression) => ({ ...field, ...expression, message, isRange })),
    ),
  )
  const { ordered } = inOrder(computed)
  const root = createReader(form.root)
  const anything = createReader(undefined)

  const begin = ({ now }: Surroundings) => {
    run.left = EXPRESSION_LIMITS.steps
    run.today = now === undefined ? undefined : dayInChina(now)
  }
  /** The expression's value for one object; undefined where it has none. */
  const valueOf = (
    { evaluate, path }: Opened & Field,
    holder: Record<string, unknown>,
    whole: unknown,
    { collected }: Surroundings,
  ): unknown => {
    const self = objectOf(readerAt(root, path.slice(0, -1)).read(holder))
    try {
      return evaluate(
        Object.assign(Object.create(null) as Record<string, unknown>, self, {
          self,
          form: root.read(whole),
          collected: anything.read(collected),
        }),
      )
    } catch {
      return undefined
    }
  }
  const isTimely = ({ node }: Opened, { now }: Surroundings) =>
    now !== undefined || !asksTheDay(node)
  const isShown = ({ isConditional }: Conditional, whole: unknown, path: string[]) =>
    !isConditional || isAskedFor(form, whole, path)

  /** Computes every field that is shown at the start; fields that this shows or hides follow in the next iteration. */
  const computeOnce = (start: unknown, surroundings: Surroundings): unknown => {
    begin(surroundings)
    return ordered
      .filter((field) => isTimely(field, surroundings))
      .reduce<unknown>(
        (whole, field) =>
          updateAt(whole, field.path, (holder, before, path) => {
            const value = isShown(field, start, path)
              ? valueOf(field, holder, whole, surroundings)
              : undefined
            const after = storedValue(field.schema, value)
            return isSameValue(before, after) ? before : after
          }),
        start,
      )
  }
  const compute: OpenExpressions['compute'] = (data, surroundings) => {
    if (data !== undefined && !isJsonObject(data)) return data
    let result: unknown = data ?? {}
    const rounds = ordered.some(({ isConditional }) => isConditional) ? ROUNDS : 1
    for (let round = 0; round < rounds; round += 1) {
      const next = computeOnce(result, surroundings)
      if (next === result) return round === 0 ? data : result
      result = next
    }
    return result
  }

  return {
    compute,
    broken: (data, surroundings) => {
      begin(surroundings)
      const whole = data ?? {}
      return rules
        .filter((rule) => isTimely(rule, surroundings))
        .flatMap((rule) =>
          valuesAt(whole, rule.path.slice(0, -1)).flatMap(({ path: above, value: holder }) => {
            const path = [...above, String(rule.path.at(-1))]
            const isBroken =
              isJsonObject(holder) &&
              valueOf(rule, holder, whole, surroundings) === false &&
              isShown(rule, whole, path)
            const message = rule.isRange ? rangeMessage(rule, surroundings.collected) : rule.message
            return isBroken ? [{ pointer: pointerTo('', ...path), message }] : []
          }),
        )
    },
    outdated: (data, surroundings) => {
      const current = compute(data, surroundings)
      if (current === data) return []
      return ordered.flatMap((field) =>
        valuesAt(current, field.path).flatMap(({ path, value }) => {
          const pointer = pointerTo('', ...path)
          const isOutdated =
            !isSameValue(value, atPointer(data, pointer)) && isShown(field, current, path)
          return isOutdated
            ? [{ pointer, message: `${field.title}所依据的内容有变化，请打开这一步重新核对` }]
            : []
        }),
      )
    },
    reads: new Set(
      [...computed, ...rules]
        .flatMap(({ path, reads, lists }) => [path, ...reads, ...lists])
        .flatMap(([name]) =>
          typeof name === 'string' ? [name] : [...membersOf(form.root).keys()],
        ),
    ),
  }
}

const rangeMessage = (
  { title, options, widget }: Field,
  collected: Surroundings['collected'],
): string => {
  const words = rangeWords(options, isAmount(widget), collected)
  return `${title}应${words.startsWith('不') ? '' : '为 '}${words}`
}

interface Opened extends Expression {
  reads: Path[]
  lists: Path[]
}

interface Conditional {
  /** Tells whether the values decide that a field exists. */
  isConditional: boolean
}
