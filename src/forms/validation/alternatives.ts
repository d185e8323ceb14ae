import type { RJSFSchema } from '@rjsf/utils'
import type { ErrorObject } from 'ajv'
import { isJsonObject } from '#engine/json/object.ts'
import { atPointer } from '#engine/json/pointer.ts'
import { keywordAt } from './keyword-at.ts'

/** Members of one object of which an `anyOf` or `oneOf` asks for one: the names of each alternative. */
export interface MemberAlternatives {
  union: 'anyOf' | 'oneOf'
  /** More than one of a `oneOf` is filled in; otherwise none is. */
  isTooMany: boolean
  names: readonly (readonly string[])[]
}

/** Spellings of one text of which an `anyOf` or `oneOf` asks for one. */
export interface TextAlternatives {
  union: 'anyOf' | 'oneOf'
  each: readonly { keyword: string; params: object; title: string | undefined }[]
}

interface Union {
  /** The error of the `anyOf` or `oneOf` itself. */
  error: ErrorObject
  /** The errors of each branch, by its index. */
  branches: ReadonlyMap<string, readonly ErrorObject[]>
  root: RJSFSchema
  /** The validated data. */
  data: unknown
  /** Tells whether a member of the union's value is on the page. */
  isShown: (name: string) => boolean
}

/**
 * Returns one error that names all alternatives of a union, where the customer can choose between several; undefined where
 * one branch is meant.
 */
export const errorOfAlternatives = (union: Union): ErrorObject | undefined =>
  tooMany(union) ?? noneOfMembers(union) ?? noneOfTexts(union)

const namedMembers = (
  { error }: Union,
  names: readonly (readonly string[])[],
  isTooMany: boolean,
): ErrorObject => ({
  ...error,
  keyword: 'memberAlternatives',
  params: {
    // The message stands at the first of them.
    missingProperty: names[0]?.[0],
    union: error.keyword,
    isTooMany,
    names,
  },
})

/** Several branches of a `oneOf` hold: names what they require. */
const tooMany = (union: Union): ErrorObject | undefined => {
  const { error, branches, root, data, isShown } = union
  const declared = keywordAt(root, error.schemaPath)
  if (error.keyword !== 'oneOf' || !Array.isArray(declared)) return undefined
  if (declared.length - branches.size < 2) return undefined
  const value = atPointer(data, error.instancePath)
  const isFilled = (name: string) => isJsonObject(value) && Object.hasOwn(value, name)
  const filled = declared
    .map((branch: unknown) => requiredOf(branch, root))
    .filter((names) => names.length > 0 && names.every(isFilled))
  const names = distinct(filled.map((own) => own.filter((name) => !isInAll(name, filled))))
  return names.length > 1 && names.flat().every(isShown) && names.every(({ length }) => length > 0)
    ? namedMembers(union, names, true)
    : undefined
}

/** Several branches hold as soon as members of the page are filled in: names these. */
const noneOfMembers = (union: Union): ErrorObject | undefined => {
  const { error, branches, isShown } = union
  const missing = [...branches.values()].flatMap((errors) => {
    const names = errors.map(({ keyword, instancePath, params }) => {
      const { missingProperty: name } = params as { missingProperty?: string }
      return keyword === 'required' && instancePath === error.instancePath ? name : undefined
    })
    return names.every((name) => name !== undefined && isShown(name)) ? [names as string[]] : []
  })
  const names = distinct(missing)
  return names.length > 1 ? namedMembers(union, names, false) : undefined
}

/** A text is spelled as none of several branches asks for: names what each asks for. */
const noneOfTexts = ({ error, branches, root, data }: Union): ErrorObject | undefined => {
  if (typeof atPointer(data, error.instancePath) !== 'string') return undefined
  const each = [...branches].flatMap(([index, errors]) => {
    const [first] = errors
    if (!first || !errors.every(({ keyword }) => SPELLING.has(keyword))) return []
    const branch = keywordAt(root, `${error.schemaPath}/${index}`)
    const title =
      isJsonObject(branch) && typeof branch.title === 'string' ? branch.title : undefined
    return [{ keyword: first.keyword, params: first.params, title }]
  })
  if (each.length < 2) return undefined
  return { ...error, keyword: 'textAlternatives', params: { union: error.keyword, each } }
}

const SPELLING = new Set(['format', 'pattern', 'minLength', 'maxLength'])

/** The members that a branch requires; it may be a reference. */
const requiredOf = (branch: unknown, root: RJSFSchema): string[] => {
  if (!isJsonObject(branch)) return []
  if (typeof branch.$ref === 'string') return requiredOf(keywordAt(root, branch.$ref), root)
  const names: readonly unknown[] = Array.isArray(branch.required) ? branch.required : []
  return names.filter((name) => typeof name === 'string')
}

const isInAll = (name: string, lists: readonly (readonly string[])[]): boolean =>
  lists.every((list) => list.includes(name))

const distinct = (lists: readonly (readonly string[])[]): (readonly string[])[] => [
  ...new Map(lists.map((list) => [JSON.stringify(list.toSorted()), list])).values(),
]
