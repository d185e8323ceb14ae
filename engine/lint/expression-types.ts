import type { Environment } from '@marcbachmann/cel-js'
import { createEnvironment, type Run } from '../expression/environment.ts'
import { expressionFields } from '../expression/fields.ts'
import { inOrder } from '../expression/order.ts'
import { parseExpression } from '../expression/parse.ts'
import { ExpressionError, type ExpressionErrorKind } from '../expression/expression-error.ts'
import { formReads, ROOTS } from '../expression/reads.ts'
import { isAmount } from '../expression/values.ts'
import { fieldAt, membersOf } from '../form/all-fields.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import { ITEM, type Path } from '../json/path-values.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { createTypeNames, type TypeNames } from './type-names.ts'

/** A diagnostic of the expressions of a form. */
export interface ExpressionDiagnostic {
  kind: ExpressionErrorKind | 'cycle'
  /** JSON pointer into the uiSchema. */
  pointer: string
  detail: string
  /** The position of the first wrong character, from 1; none where the whole expression is wrong. */
  position?: number
}

/**
 * Checks the expressions of a form: their types come from the form's schema and from the
 * schemas of the data collected before, by keyName.
 */
export const checkFormExpressions = (
  form: FormPlan,
  collected: ReadonlyMap<string, Field | undefined>,
): ExpressionDiagnostic[] => {
  const diagnostics: ExpressionDiagnostic[] = []
  const fields = expressionFields(form)
  if (fields.length === 0) return diagnostics
  const scopeOf = createScopes(form, collected)

  const read = (source: string, pointer: string, field: Field, results: Results) => {
    try {
      const loops = field.path.filter((token) => token === ITEM).length
      const { node, type } = parseExpression(scopeOf(field), source, { run: ENDLESS, loops })
      if (type !== 'dyn' && !results.includes(type)) throw new ExpressionError('type', type, 1)
      const { values: reads } = formReads(node, field.path)
      const lost = reads.find((path) => !leadsSomewhere(path, form.root))
      if (lost) throw new ExpressionError('name', String(lost.at(-1)), 1)
      return [{ path: field.path, reads, pointer }]
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      const { kind, detail, position } = error
      diagnostics.push({ kind, pointer, detail, position })
      return []
    }
  }

  const computed = fields.flatMap((field) =>
    field.computed
      ? read(field.computed.source, field.computed.pointer, field, resultsFor(field.schema))
      : [],
  )
  for (const field of fields)
    for (const { source, pointer, isRange } of field.rules)
      read(source, isRange ? pointer : `${pointer}/holds`, field, ['bool'])
  const { cyclic } = inOrder(computed)
  const names = cyclic
    .map(({ path }) => path.filter((token) => token !== ITEM).join('.'))
    .join('、')
  for (const { pointer } of cyclic) diagnostics.push({ kind: 'cycle', pointer, detail: names })
  return diagnostics
}

/**
 * Checks the types of a step's condition.
 * @param collected the forms whose data is known at the step, by keyName
 */
export const checkConditionTypes = (
  source: string,
  collected: ReadonlyMap<string, Field | undefined>,
): Omit<ExpressionDiagnostic, 'pointer'> | undefined => {
  const environment = createEnvironment(ENDLESS, 'check')
  ;[...collected].forEach(([keyName, root], index) => {
    if (!isIdentifier(keyName)) return
    const names = { prefix: `Collected${index}_`, amount: 'savedAmount' } as const
    environment.registerVariable(
      keyName,
      root ? createTypeNames(environment, names).typeOf(root) : 'dyn',
    )
  })
  try {
    parseExpression(environment, source, { run: ENDLESS, loops: 0 })
    return undefined
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return error
  }
}

type Results = readonly string[]

/** A checker evaluates nothing. */
const ENDLESS: Run = { left: Infinity }

/** Returns the types that a field of a schema can hold. */
const resultsFor = (schema: JsonSchema): Results => {
  const { type } = schema
  if (type === 'number' || type === 'integer' || isAmount(schema))
    return ['decimal', 'int', 'savedAmount']
  if (type === 'boolean') return ['bool']
  return type === 'string' ? ['string', 'decimal', 'int', 'savedAmount'] : []
}

/** The environments in which the expressions of a field are checked. */
const createScopes = (
  { root }: FormPlan,
  collected: ReadonlyMap<string, Field | undefined>,
): ((field: Field) => Environment) => {
  const environment = createEnvironment(ENDLESS, 'check')
  const types = createTypeNames(environment, { prefix: 'Form', amount: 'decimal' })
  const earlier: Record<string, string> = {}
  ;[...collected].forEach(([keyName, other], index) => {
    const names = { prefix: `Collected${index}_`, amount: 'savedAmount' } as const
    earlier[keyName] = other ? createTypeNames(environment, names).typeOf(other) : 'dyn'
  })
  environment.registerType('Collected', { fields: earlier })
  // All types at once: an environment that has been copied takes no more.
  const form = types.typeOf(root)
  const scopes = new Map<Field, Environment>()
  return ({ path }) => {
    const holder = fieldAt(root, path.slice(0, -1)) ?? root
    const known = scopes.get(holder)
    if (known) return known
    const scope = scopeOf(environment, holder, { types, form })
    scopes.set(holder, scope)
    return scope
  }
}

const scopeOf = (
  environment: Environment,
  holder: Field,
  { types, form }: { types: TypeNames; form: string },
): Environment => {
  const scope = environment.clone()
  scope.registerVariable('self', types.typeOf(holder))
  scope.registerVariable('form', form)
  scope.registerVariable('collected', 'Collected')
  for (const [name, member] of membersOf(holder))
    if (isIdentifier(name) && !scope.hasVariable(name))
      scope.registerVariable(name, types.typeOf(member))
  return scope
}

/** Tells whether a name can be a variable; words of the language itself can't, and nobody can write them. */
const isIdentifier = (name: string): boolean =>
  /^[A-Za-z_]\w*$/.test(name) && !RESERVED.has(name) && !(ROOTS as readonly string[]).includes(name)

const RESERVED: ReadonlySet<string> = new Set(
  'as break const continue else for function if import let loop package namespace return var void while __proto__ prototype'.split(
    ' ',
  ),
)

/** Tells whether the form has a value at a path, or may have one. */
const leadsSomewhere = (path: Path, root: Field): boolean =>
  path.every((token, index) => {
    const at = fieldAt(root, path.slice(0, index))
    const members = at && typeof token === 'string' ? membersOf(at) : undefined
    return !members || members.size === 0 || members.has(token as string)
  })
