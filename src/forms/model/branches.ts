import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'

/** What is chosen where the choice has no name. */
export const BRANCH = '类型'

/** The shapes of a choice as rjsf has them: the first is none of them (renderable-schema.ts). */
type Shapes = readonly RJSFSchema[]

/** The place of the shape that the data has taken; 0 where it says nothing. */
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

/** Whether the answer to another field says which shape it is, so that nobody has to be asked. */
export const isDecidedOutside = ({ properties = {} }: RJSFSchema, shapes: Shapes): boolean =>
  discriminators(shapes).some((name) => Object.hasOwn(properties, name))

/** Whether data says that it has not taken this shape. */
export const isContradicted = (shapes: Shapes, place: number, data: unknown): boolean =>
  Object.entries(discriminatorsOf(shapes, place)).some(
    ([name, constant]) => ![undefined, constant].includes(memberOf(data, name)),
  )

/** The members by which data shows that it has taken this shape. */
export const discriminatorsOf = (shapes: Shapes, place: number): Record<string, unknown> =>
  Object.fromEntries(
    place === 0
      ? []
      : discriminators(shapes).map((name) => [name, constantOf(shapes[place], name)]),
  )

/** A shape without what is said by choosing it. */
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

/** The members that each shape has another constant for. */
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
