import { byPath, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { ITEM } from '../json/path-values.ts'
import { isSameJson } from '../json/same.ts'
import type { PlanForm } from '../process/plan.ts'
import type { Change, ChangeKind } from './change.ts'
import { compareConstraints, fromTo, isConstraint } from './compare-constraints.ts'
import { pairsOf } from './pairs.ts'
import {
  askedOf,
  quoted,
  shownWords,
  testsOf,
  type Declarations,
  type Version,
} from './field-conditions.ts'
import { pathKey, requirementsOf } from './requirements.ts'

/** Compares two versions of a form, field by field. @param place the step's title, and the form's name if it has several */
export const compareForms = (
  before: PlanForm,
  after: PlanForm,
  place: readonly string[],
): Change[] => {
  const was: Version = { form: before, place, requirements: requirementsOf(before.plan) }
  const is: Version = { form: after, place, requirements: requirementsOf(after.plan) }
  const { pairs, added, removed, moved } = pairsOf(fieldsOf(before), fieldsOf(after), ([field]) => [
    pathKey(field.path),
  ])
  const changes = [
    ...added.map(([field]) => changeOf('field-added', field, is, askedOf(field, is).words)),
    ...removed.map(([field]) => changeOf('field-removed', field, was)),
    ...[...moved].map(([field]) => changeOf('field-moved', field, is)),
    ...pairs.flatMap(([one, other]) => compareFields(one, other, was, is)),
  ]
  const isSame =
    changes.length > 0 ||
    (['schema', 'uiSchema', 'formData'] as const).every((part) =>
      isSameJson(before.plan[part], after.plan[part]),
    )
  return [
    ...changes,
    ...(isSame
      ? []
      : [{ kind: 'form-changed', pointer: after.pointer, place, detail: '' } as const]),
  ]
}

/** The fields that a customer fills in: without the items of lists, which are compared by their members. */
const fieldsOf = ({ plan }: PlanForm): Declarations[] =>
  byPath(plan.fields) as unknown as Declarations[]

const changeOf = (
  kind: ChangeKind,
  field: Field,
  { form, place }: Version,
  detail = '',
): Change => ({
  kind,
  pointer: `${form.pointer}/schema${field.pointer}`,
  place: [...place, ...titlesTo(field, form)],
  detail,
})

/** The titles of a field and of the fields that hold it. */
const titlesTo = ({ path }: Field, { plan }: PlanForm): string[] => {
  const titles: string[] = []
  let at: Field | undefined = plan.root
  for (const name of path) {
    if (name === ITEM) {
      at = at?.item
      continue
    }
    at = at && membersOf(at).get(name)
    titles.push(at?.title || name)
  }
  return titles
}

const compareFields = (
  [before, ...othersBefore]: Declarations,
  [after, ...othersAfter]: Declarations,
  was: Version,
  is: Version,
): Change[] => {
  const change = (kind: ChangeKind, detail = '') => changeOf(kind, after, is, detail)
  const declared = [before, ...othersBefore] as const
  const declaredNow = [after, ...othersAfter] as const
  return [
    ...(before.title === after.title
      ? []
      : [change('field-renamed', fromTo(quoted(before.title), quoted(after.title)))]),
    ...(isSameJson(declared.map(testsOf), declaredNow.map(testsOf))
      ? []
      : [
          change(
            'condition-changed',
            fromTo(shownWords(declared, was), shownWords(declaredNow, is)),
          ),
        ]),
    ...compareRequired(before, after, was, is),
    ...(typeOf(before) === typeOf(after)
      ? []
      : [change('field-changed', `类型 ${fromTo(typeOf(before), typeOf(after))}`)]),
    ...(before.widget === after.widget
      ? []
      : [change('field-changed', `控件 ${fromTo(before.widget, after.widget)}`)]),
    ...compareConstraints(before, after).map(({ kind, detail }) => change(kind, detail)),
    ...compareRules(before, after).map(([kind, detail]) => change(kind, detail)),
    ...settingsChanged(before, after).map((names) => change('field-changed', names)),
  ]
}

const compareRequired = (before: Field, after: Field, was: Version, is: Version): Change[] => {
  const [one, other] = [askedOf(before, was), askedOf(after, is)]
  if (one.degree === other.degree && isSameJson(one.tests, other.tests)) return []
  const kind =
    other.degree > one.degree
      ? 'field-required'
      : other.degree < one.degree
        ? 'field-optional'
        : 'condition-changed'
  return [changeOf(kind, after, is, fromTo(one.words, other.words))]
}

const compareRules = (before: Field, after: Field): (readonly [ChangeKind, string])[] => {
  const { added, removed } = pairsOf(before.rules, after.rules, ({ source, message }) => [
    `${source}\n${message}`,
  ])
  const [was, is] = [before.computed?.source, after.computed?.source]
  return [
    ...removed.map(({ message }) => ['rule-removed', quoted(message)] as const),
    ...added.map(({ message }) => ['rule-added', quoted(message)] as const),
    ...(was === is
      ? []
      : [['computation-changed', fromTo(was ?? '由客户填写', is ?? '由客户填写')] as const]),
  ]
}

/** Returns the names of the other settings that changed: keywords of the schema, options of the uiSchema. */
const settingsChanged = (before: Field, after: Field): string[] => {
  const names = [
    ...namesOfChanges(before.schema, after.schema).filter(
      (name) => !isConstraint(name) && !STRUCTURE.has(name),
    ),
    ...namesOfChanges(before.options, after.options)
      .filter((name) => !SAID_ELSEWHERE.has(name))
      .map((name) => `ui:${name}`),
  ]
  return names.length === 0 ? [] : [`设置 ${names.join('、')}`]
}

const namesOfChanges = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSameJson(before[name], after[name]),
  )

/** Keywords that hold other fields, or that are compared by themselves. */
const STRUCTURE: ReadonlySet<string> = new Set(
  (
    'type title properties required items definitions $defs allOf anyOf oneOf if then else ' +
    'dependencies dependentSchemas dependentRequired'
  ).split(' '),
)

const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['widget', 'rules', 'computed', 'title'])

const typeOf = ({ schema, takesNull }: Field): string =>
  [schema.type ?? '任意', takesNull ? 'null' : []].flat(2).map(String).join('或')
