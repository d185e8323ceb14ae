import * as z from 'zod/mini'

/*
 * Codecs for the values of a BladeX backend: null arrives as '', -1, [] or {}, big numbers as strings, and
 * numbers in place of strings. These types accept all of them and return one type.
 *
 * A whole number of a request is `z.int32()`, the range of an `integer` of PostgreSQL: a number that no column holds is
 * refused before it comes to one.
 */

/** A string; a number becomes its digits, null becomes ''. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value == null ? '' : String(value))),
)

/** An identifier, always a string; '' for null, '' and -1. */
export const id = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value == null || String(value) === '-1' ? '' : String(value))),
)

/** A number that may arrive as a string; undefined for null and ''. */
export const number = z.pipe(
  z.nullish(z.union([z.number(), z.string().check(z.regex(/^-?\d*(\.\d+)?$/))])),
  z.transform((value) => (value == null || value === '' ? undefined : Number(value))),
)

/** A number with a default for null and ''. */
export const numberOr = (fallback: number) =>
  z.pipe(
    number,
    z.transform((value) => value ?? fallback),
  )

/** An amount of money in 元: a decimal string, never a binary fraction; '' for null. */
export const money = z.pipe(
  z.nullish(z.union([z.string().check(z.regex(/^(-?\d+(\.\d+)?)?$/)), z.number()])),
  z.transform((value) => (value == null ? '' : String(value))),
)

/** A flag: true, 1, '1' and 'true' are true, other values false. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

const emptyObject = z.strictObject({})

/** A list; null, '' and {} are an empty list. */
export const list = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.nullish(z.union([z.array(item), emptyObject, z.literal('')])),
    z.transform((value): z.output<T>[] => (Array.isArray(value) ? value : [])),
  )

/** An optional object; undefined for null, '', [] and {}. */
export const maybe = <T extends z.ZodMiniType>(shape: T) =>
  z.pipe(
    z.nullish(z.union([emptyObject, z.literal(''), z.tuple([]), shape])),
    z.transform((value): z.output<T> | undefined =>
      value == null || value === '' || Object.keys(value as object).length === 0
        ? undefined
        : (value as z.output<T>),
    ),
  )

/** A JSON object of unknown members; {} for null. */
export const record = z.pipe(
  z.nullish(z.union([z.record(z.string(), z.unknown()), z.literal(''), z.tuple([])])),
  z.transform((value): Record<string, unknown> =>
    value && !Array.isArray(value) && typeof value === 'object' ? value : {},
  ),
)

/** A reply without data. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

/** A page of a list: 1-based `current`, at most `size` records, `pages` in all. */
export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    records: list(item),
    current: numberOr(1),
    size: numberOr(10),
    pages: numberOr(0),
    total: numberOr(0),
  })

/** The number of a page, from 1, in an address. */
export const pageNumber = z.coerce.number().check(z.int32(), z.positive())

/** The count of records of a page, at most `largest`, in an address. */
export const pageSize = (largest: number) =>
  z.coerce.number().check(z.int32(), z.positive(), z.maximum(largest))

/** The query of a paged list. */
export const pageQuery = {
  current: z._default(pageNumber, 1),
  size: z._default(pageSize(100), 10),
}
