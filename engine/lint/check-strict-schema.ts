import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import type { SchemaIndex } from './schema-index.ts'
import { withNearest } from './words/nearest-word.ts'
import { strictRemarks, type StrictRemark } from './strict-mode.ts'

/** Reports the keywords of a form's schema that have no effect, or an unexpected one, with their pointers. */
export const checkStrictSchema = (
  schema: JsonSchema,
  index: SchemaIndex,
  pointer: string,
  report: Report,
): void => {
  const remarks = strictRemarks(schema)
  const found = [...remarks.flatMap((remark) => located(remark, index)), ...formats(index)]
  for (const [at, words] of new Map(found.map((one) => [one.join(' '), one])).values())
    report(isUnmet(at) ? 'required-hidden' : 'strict-schema', pointer + at, words)
}

/** Tells whether a place is a name of a `required` that every value of the form has to meet: nobody can fill it in. */
const isUnmet = (at: string): boolean =>
  /^(\/(properties|allOf)\/[^/]+|\/items|\/then|\/else)*\/required\/\d+$/.test(at)

type Located = readonly (readonly [pointer: string, words: string])[]

const located = (remark: StrictRemark, index: SchemaIndex): Located => {
  switch (remark.kind) {
    case 'undeclared':
      return undeclared(remark, index)
    case 'mistyped':
      return mistyped(remark, index)
    case 'contradiction':
      return contradictions(remark, index)
    case 'ignored':
      return ignored(remark, index)
  }
}

/** Formats are of texts; strict mode does not look at ours. */
const formats = ({ all, typesAt }: SchemaIndex): Located =>
  [...all].flatMap(([at, { format }]) => {
    const types = typesAt(at)
    if (format === undefined || !types || types.includes('string')) return []
    return [
      [
        pointerTo(at, 'format'),
        `“format”只对 string 起作用，这里的类型是 ${types.join('、')}；请修改 type，或去掉“format”`,
      ] as const,
    ]
  })

type Of<Kind extends StrictRemark['kind']> = Extract<StrictRemark, { kind: Kind }>

/** ajv looks at one schema at a time; a member may be declared in a sibling schema. */
const undeclared = ({ name, at }: Of<'undeclared'>, { all, find, namesAt }: SchemaIndex) =>
  find(at).flatMap((found): Located => {
    const { required } = all.get(found) ?? {}
    const place = Array.isArray(required) ? required.indexOf(name) : -1
    const names = namesAt(found)
    if (place === -1 || names.has(name)) return []
    const what = withNearest(name, names, '请补充该字段，或从 required 中去掉')
    const words = `properties 中没有必填的${what}`
    return [[pointerTo(found, 'required', place), words]]
  })

/** A schema that only adds to another one need not repeat its type, nor an object that has properties. */
const mistyped = (
  { keyword, types, at }: Of<'mistyped'>,
  { all, find, typesAt, isAddition }: SchemaIndex,
) =>
  find(at).flatMap((found): Located => {
    if (!Object.hasOwn(all.get(found) ?? {}, keyword)) return []
    const declared = typesAt(found)
    const needed = types.replaceAll(',', ' 或 ')
    if (declared)
      return [
        [
          pointerTo(found, keyword),
          `“${keyword}”只对 ${needed} 起作用，这里的类型是 ${declared.join('、')}；请修改 type，或去掉“${keyword}”`,
        ],
      ]
    if (types === 'object' || isAddition(found)) return []
    return [[pointerTo(found, keyword), `“${keyword}”需要类型 ${needed}；请写明 type`]]
  })

const contradictions = ({ type, outer, at }: Of<'contradiction'>, { all, find }: SchemaIndex) =>
  find(at).flatMap((found): Located =>
    [all.get(found)?.type].flat().includes(type)
      ? [[pointerTo(found, 'type'), `类型“${type}”与同一个值的另一处类型“${outer}”矛盾；请统一`]]
      : [],
  )

const ignored = ({ keyword }: Of<'ignored'>, { all }: SchemaIndex): Located => {
  const need = NEEDED[keyword]
  if (!need) return []
  return [...all].flatMap(([at, schema]) =>
    Object.hasOwn(schema, keyword) && !need.isMet(schema)
      ? [[pointerTo(at, keyword), `“${keyword}”${need.words}`] as const]
      : [],
  )
}

const without = (keyword: string) => `没有对应的 ${keyword}，不起作用；请补充，或去掉`

/** The sibling keywords without which a keyword has no effect. */
const NEEDED: Readonly<
  Record<string, { isMet: (schema: JsonSchema) => boolean; words: string } | undefined>
> = {
  if: {
    isMet: ({ then, else: otherwise }) => then !== undefined || otherwise !== undefined,
    words: without('then 或 else'),
  },
  then: {
    isMet: ({ if: condition }) => condition !== undefined,
    words: without('if'),
  },
  else: {
    isMet: ({ if: condition }) => condition !== undefined,
    words: without('if'),
  },
  additionalItems: {
    isMet: ({ items }) => Array.isArray(items),
    words: '只在 items 为列表时起作用；请去掉',
  },
  minContains: {
    isMet: ({ contains }) => contains !== undefined,
    words: without('contains'),
  },
  maxContains: {
    isMet: ({ contains }) => contains !== undefined,
    words: without('contains'),
  },
}
