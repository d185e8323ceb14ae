import type { RJSFSchema } from '@rjsf/utils'
import { valueText } from '#engine/form/value-text.ts'
import { deviceZone } from '#engine/formats/zone.ts'

/** The text displayed for an empty value. */
export const NO_VALUE = '未填写'

/** The text of a value by the customer's clock. Codes of dictionaries and regions are returned unchanged. */
export const shownText = (
  schema: RJSFSchema,
  options: Readonly<Record<string, unknown>>,
  value: unknown,
): string => valueText(value, { schema, options }, { zone: deviceZone }) || NO_VALUE
