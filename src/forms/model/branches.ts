import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'

/** Label of a oneOf/anyOf selector without a title. */
export const BRANCH = '类型'

/** The branches of a oneOf/anyOf as rjsf gets them: index 0 is the empty branch (rendered-schema.ts). */
type Branches = readonly RJSFSchema[]

/** Finds the branch that the data matches. @returns its index; 0 where the data matches none */
export const takenBranch = (
  utils: SchemaUtilsType<unknown, RJSFSchema>,
  branches: Branches,
  data: unknown,
  base: RJSFSchema,
): number => {
  const names = discriminators(branches)
  const isTold = names.some((name) => memberOf(data, name) !== undefined)
  if (isTold || isDecidedOutside(base, branches))
    return 1 + branches.slice(1).findIndex((branch) => holdsAll(names, branch, data))
  // The empty branch is one of groups only.
  if (!isEmptyValue(data) && !isJsonObject(data))
    return 1 + utils.getClosestMatchingOption(data, branches.slice(1), -1)
  return Math.max(0, utils.getClosestMatchingOption(data, [...branches], 0))
}

/** Tells whether the value of another field determines the branch, so that no selector is shown. */
export const isDecidedOutside = ({ properties = {} }: RJSFSchema, branches: Branches): boolean =>
  discriminators(branches).some((name) => Object.hasOwn(properties, name))

/** Tells whether a discriminator in the data contradicts this branch. */
export const isContradicted = (branches: Branches, place: number, data: unknown): boolean =>
  Object.entries(discriminatorsOf(branches, place)).some(
    ([name, constant]) => ![undefined, constant].includes(memberOf(data, name)),
  )

/** The discriminators of a branch with the values that identify it. */
export const discriminatorsOf = (branches: Branches, place: number): Record<string, unknown> =>
  Object.fromEntries(
    place === 0
      ? []
      : discriminators(branches).map((name) => [name, constantOf(branches[place], name)]),
  )

/** The schema of a branch without the discriminators that selecting it sets. */
export const remainingPart = (branches: Branches, place: number, data: unknown): RJSFSchema => {
  const { properties = {}, ...branch } = branches[place] ?? {}
  const said = discriminatorsOf(branches, place)
  return {
    ...branch,
    properties: Object.fromEntries(
      Object.entries(properties).filter(
        ([name]) => !(Object.hasOwn(said, name) && memberOf(data, name) === said[name]),
      ),
    ),
  }
}

/** The discriminators: members whose constant is different in each branch. */
const discriminators = (branches: Branches): string[] => {
  const [, first, ...others] = branches
  return Object.keys(first?.properties ?? {}).filter((name) => {
    const constants = [first, ...others].map((branch) => constantOf(branch, name))
    return !constants.includes(undefined) && new Set(constants).size === constants.length
  })
}

const constantOf = (branch: RJSFSchema | undefined, name: string): unknown => {
  const member = branch?.properties?.[name]
  if (!isJsonObject(member)) return undefined
  const { const: constant, enum: all } = member
  return constant ?? (Array.isArray(all) && all.length === 1 ? all[0] : undefined)
}

const holdsAll = (names: readonly string[], branch: RJSFSchema, data: unknown): boolean =>
  names.every((name) => memberOf(data, name) === constantOf(branch, name))

const memberOf = (data: unknown, name: string): unknown =>
  isJsonObject(data) ? data[name] : undefined
