import { fieldConditionWords } from '../explanation/condition-words.ts'
import { fieldTopic, type Topic } from '../explanation/topic.ts'
import type { Condition, Field } from '../form/form-plan.ts'
import type { PlanForm } from '../process/plan.ts'
import { isAlwaysRequired, pathKey, type Requirements } from './requirements.ts'

/** One version of a form, its place in the process, and what it requires. */
export interface Version {
  form: PlanForm
  place: readonly string[]
  requirements: Requirements
}

/** The declarations of a field in several branches; the first one counts where they agree. */
export type Declarations = readonly [Field, ...Field[]]

/** The degree to which a field is required: never (0), under conditions (1), always (2); with the tests of those conditions. */
interface Asked {
  degree: 0 | 1 | 2
  words: string
  tests: readonly unknown[]
}

/** Returns whether a field is required. */
export const askedOf = (field: Field, version: Version): Asked => {
  const ways = version.requirements.get(pathKey(field.path)) ?? []
  if (ways.length === 0) return { degree: 0, words: '选填', tests: [] }
  if (isAlwaysRequired(ways, field)) return { degree: 2, words: '必填', tests: [] }
  const tests = ways.map((conditions) => testsOf({ conditions }))
  return { degree: 1, words: `${wordsOf(ways, field, version)}时必填`, tests }
}

/** Returns what the conditions of a field test, wherever they stand. */
export const testsOf = ({ conditions }: Pick<Field, 'conditions'>): readonly unknown[] =>
  conditions.map(({ pointer: _, reads: __, ...condition }) => {
    if (condition.kind === 'branch') return { ...condition, constants: [...condition.constants] }
    if (condition.kind === 'present') return condition
    const { definitions, $defs, ...schema } = condition.schema
    const refers = JSON.stringify(schema).includes('"$ref"')
    return { ...condition, schema: refers ? condition.schema : schema }
  })

/** Words the conditions under which a field exists. */
export const shownWords = (declared: Declarations, version: Version): string => {
  const ways = declared.map(({ conditions }) => conditions)
  return ways.some(({ length }) => length === 0)
    ? '总是显示'
    : `${wordsOf(ways, declared[0], version)}时显示`
}

/** Words alternatives of conditions: each all of its conditions. */
const wordsOf = (
  ways: readonly (readonly Condition[])[],
  field: Field,
  { form }: Version,
): string => {
  const topic = siblingsTopic(field, form)
  const words = ways.map((way) =>
    way.map((condition) => fieldConditionWords(condition, topic)).join(' 且 '),
  )
  return [...new Set(words)].join(' 或 ')
}

/** The object of a field's conditions, which may be one that holds it from further away. */
const siblingsTopic = ({ siblings }: Field, { plan }: PlanForm): Topic => {
  const root = fieldTopic(plan.root)
  return {
    ...root,
    member: (name) => {
      const sibling = siblings.get(name)
      return sibling ? fieldTopic(sibling, quoted(sibling.title || name)) : root.member(name)
    },
  }
}

export const quoted = (text: string): string => `“${text}”`
