import { isJsonObject } from '#engine/json/object.ts'

/** Returns saved values with another text in the first free text: what a second tab would have typed. */
export const edited = (values: unknown): unknown => {
  if (!isJsonObject(values)) return values
  const [name] = Object.entries(values).find(([, value]) => isFreeText(value)) ?? []
  return name === undefined ? values : { ...values, [name]: `${String(values[name])}（另一页）` }
}

const isFreeText = (value: unknown): boolean =>
  typeof value === 'string' && /\p{Script=Han}/u.test(value)
