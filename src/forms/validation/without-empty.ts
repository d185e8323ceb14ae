import { isJsonObject } from '#schemas/process/json-schema.ts'

/** Whether a field counts as not answered. */
export const isEmptyAnswer = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The data without its empty answers: backends send '' and null for what nobody has answered. */
export const withoutEmpty = (value: unknown): unknown => {
  if (isEmptyAnswer(value)) return undefined
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? null)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const kept = withoutEmpty(member)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}
