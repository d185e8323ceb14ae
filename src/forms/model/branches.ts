import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'

/** Label of a oneOf/anyOf selector without a title. */
export const BRANCH = '类型'

/** The branches of a oneOf/anyOf as rjsf gets them: index 0 is the empty branch (renderable-schema.ts). */
type Shapes = readonly RJSFSchema[]

/** Finds the branch that the data matches. @returns its index; 0 where the data matches none */
export const takenBranch = (
  utils: SchemaUtilsType<unknown, RJSFSchema>,
  shapes: Shapes,
  data: unknown,
  base: RJSFSchema,
): number => {
  const names = discriminators(shapes)
  const isTold = names.some((name) => memberOf(data, name) !== undefined)
  if (isTold || isDecidedOutside(base, shapes))
    return 1 + shapes.slice(1).findIndex((shape) => holdsAll(names, shape, data))
  return Math.max(0, utils.getClosestMatchingOption(data, [...shapes], 0))
}

/** Tells whether the value of another field determines the branch, so that no selector is shown. */
export const isDecidedOutside = ({ properties = {} }: RJSFSchema, shapes: Shapes): boolean =>
  discriminators(shapes).some((name) => Object.hasOwn(properties, name))

/** Tells whether a discriminator in the data contradicts this branch. */
export const isContradicted = (shapes: Shapes, place: number, data: unknown): boolean =>
  Object.entries(discriminatorsOf(shapes, place)).some(
    ([name, constant]) => ![undefined, constant].includes(memberOf(data, name)),
  )

/** The discriminators of a branch with the values that identify it. */
export const discriminatorsOf = (shapes: Shapes, place: number): Record<string, unknown> =>
  Object.fromEntries(
    place === 0
      ? []
      : discriminators(shapes).map((name) => [name, constantOf(shapes[place], name)]),
  )

/** The schema of a branch without the discriminators that selecting it sets. */
export const remainingPart = (shapes: Shapes, place: number, data: unknown): RJSFSchema => {
  const { properties = {}, ...shape } = shapes[place] ?? {}
  const said = discriminatorsOf(shapes, place)
  return {
    ...shape,
    properties: Object.fromEntries(
      Object.entries(properties).filter(
        ([name]) => !(Object.hasOwn(said, name) && memberOf(data, name) === said[name]),
      ),
    ),
  }
}

/** The discriminators: members whose constant is different in each branch. */
const discriminators = (shapes: Shapes): string[] => {
  const [, first, ...others] = shapes
  return Object.keys(first?.properties ?? {}).filter((name) => {
    const constants = [first, ...others].map((shape) => constantOf(shape, name))
    return !constants.includes(undefined) && new Set(constants).size === constants.length
  })
}

const constantOf = (shape: RJSFSchema | undefined, name: string): unknown => {
  const member = shape?.properties?.[name]
  if (!isJsonObject(member)) return undefined
  const { const: constant, enum: all } = member
  return constant ?? (Array.isArray(all) && all.length === 1 ? all[0] : undefined)
}

const holdsAll = (names: readonly string[], shape: RJSFSchema, data: unknown): boolean =>
  names.every((name) => memberOf(data, name) === constantOf(shape, name))

const memberOf = (data: unknown, name: string): unknown =>
  isJsonObject(data) ? data[name] : undefined
