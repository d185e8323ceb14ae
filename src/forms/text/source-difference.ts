import type { RJSFSchema } from '@rjsf/utils'
import { isEmptyValue } from '#engine/json/empty.ts'
import { atPointer, pointerTokens } from '#engine/json/pointer.ts'
import { isSameJson } from '#engine/json/same.ts'
import { formatOf, widgetOf } from '#engine/form/widget-of.ts'
import { widgets } from '#engine/widgets/widgets.ts'
import type { FormContext } from '../model/form-types.ts'
import { shownText } from './shown-text.ts'

/** The source of a field's value, as a customer is told about it. */
export interface SourceState {
  /** The name of the source. */
  name: string
  /**
   * The source's value as text, where it is an official record and the field has another value; '' where the value is
   * a code whose name is only known to its option source.
   */
  other?: string
}

/** Returns the sentence about a value that differs from an official record. */
export const differenceText = (name: string, other: string): string =>
  `与${name}不符${other && `，登记为：${other}`}`

/** Compares a field's value with its source. Undefined where there is nothing to tell. */
export const sourceState = (
  { collected, sourceNames, officialSources }: Partial<FormContext>,
  schema: RJSFSchema,
  options: Readonly<Record<string, unknown>>,
  value: unknown,
): SourceState | undefined => {
  const { source } = options
  if (typeof source !== 'string' || !collected || isEmptyValue(value)) return undefined
  const [key = ''] = pointerTokens(source)
  const name = sourceNames?.[key]
  const found = atPointer(collected, source)
  if (!name || isEmptyValue(found)) return undefined
  const [own, other] = [value, found].map((one) => shownText(schema, options, one))
  // A record may have the same value as another type: 800 and "800".
  if (isSameJson(value, found) || own === other) return { name }
  if (!officialSources?.some((part) => source === part || source.startsWith(`${part}/`)))
    return undefined
  const widget = widgetOf(schema, options.widget)
  if (widgets[widget].isCoded) return { name, other: '' }
  const masked =
    typeof found === 'string' ? formatOf(schema.format, widget)?.mask(found) : undefined
  // A format that hides nothing leaves the value as it is: without its unit.
  return { name, other: masked === undefined || masked === found ? (other ?? '') : masked }
}
