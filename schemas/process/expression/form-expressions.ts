import { isJsonObject } from '../json-schema.ts'
import { createEnvironment, dayInChina, type Run } from './environment.ts'
import { expressionFields, type ExpressionField, type ExpressionForm } from './fields.ts'
import { asksTheDay } from './nodes.ts'
import { inOrder } from './order.ts'
import { parseExpression, type Expression } from './parse.ts'
import { updateAt, visitAt } from './places.ts'
import { EXPRESSION_LIMITS } from './problem.ts'
import { pathsRead } from './reads.ts'
import { ITEM, membersOf, type Path } from './schema-at.ts'
import { createReader, isSameAnswer, objectOf, readerAt, storedValue } from './values.ts'

/** What expressions look at beside the form's data. */
export interface Surroundings {
  /** The data of the other forms and external data, by keyName. */
  collected: Readonly<Record<string, unknown>>
  /** The moment, in ms since 1970. Without it nothing that asks for the day is computed or complains. */
  now?: number | undefined
}

/** A rule that doesn't hold, at its field. */
export interface BrokenRule {
  path: string[]
  message: string
}

/** The expressions of a form, ready to evaluate (docs/process-language.md, Expressions). None of them throws. */
export interface OpenExpressions {
  /** The data with every computed field brought up to date; what doesn't change keeps its identity. */
  compute(data: unknown, surroundings: Surroundings): unknown
  /** The rules that certainly don't hold: one whose outcome hangs on an empty answer is silent. */
  broken(data: unknown, surroundings: Surroundings): BrokenRule[]
  /** The members of the form that some expression reads or writes. */
  reads: ReadonlySet<string>
}

/** Reads the expressions of a form; one that is wrong is left out, for the checker to report. */
export const openExpressions = (form: ExpressionForm): OpenExpressions => {
  const run: Run = { left: 0 }
  const environment = createEnvironment(run, 'evaluate')
  const opened = (source: string, { path }: ExpressionField): Opened[] => {
    try {
      const loops = path.filter((token) => token === ITEM).length
      const expression = parseExpression(environment, source, { run, loops })
      return [{ ...expression, reads: pathsRead(expression.node, path) }]
    } catch {
      return []
    }
  }
  const fields = expressionFields(form)
  const computed = fields.flatMap((field) =>
    field.computed
      ? opened(field.computed.source, field).map((expression) => ({ ...field, ...expression }))
      : [],
  )
  const rules = fields.flatMap((field) =>
    field.rules.flatMap(({ holds, message }) =>
      opened(holds, field).map((expression) => ({ ...field, ...expression, message })),
    ),
  )
  const { ordered } = inOrder(computed)
  const root = createReader(form.schema, form.schema)
  const anything = createReader({}, {})

  const begin = ({ now }: Surroundings) => {
    run.left = EXPRESSION_LIMITS.steps
    run.today = now === undefined ? undefined : dayInChina(now)
  }
  /** The expression's value for one object; undefined where it has none. */
  const valueOf = (
    { evaluate, path }: Opened & ExpressionField,
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
  const isAsked = ({ node }: Opened, { now }: Surroundings) =>
    now !== undefined || !asksTheDay(node)

  return {
    compute: (data, surroundings) => {
      begin(surroundings)
      if (data !== undefined && !isJsonObject(data)) return data
      const start = data ?? {}
      const result = ordered
        .filter((field) => isAsked(field, surroundings))
        .reduce<unknown>(
          (whole, field) =>
            updateAt(whole, field.path, (holder, before) => {
              const after = storedValue(field.schema, valueOf(field, holder, whole, surroundings))
              return isSameAnswer(before, after) ? before : after
            }),
          start,
        )
      return result === start ? data : result
    },
    broken: (data, surroundings) => {
      begin(surroundings)
      const whole = data ?? {}
      return rules
        .filter((rule) => isAsked(rule, surroundings))
        .flatMap((rule) => {
          const found: BrokenRule[] = []
          visitAt(whole, rule.path, (holder, path) => {
            if (valueOf(rule, holder, whole, surroundings) === false)
              found.push({ path, message: rule.message })
          })
          return found
        })
    },
    reads: new Set(
      [...computed, ...rules]
        .flatMap(({ path, reads }) => [path, ...reads])
        .flatMap(([name]) =>
          typeof name === 'string' ? [name] : [...membersOf(form.schema, form.schema).keys()],
        ),
    ),
  }
}

interface Opened extends Expression {
  reads: Path[]
}
