import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { widgetOfRjsf, WIDGETS, widgets, type WidgetName } from '../widgets/widgets.ts'
import { formatNamed } from '../formats/formats.ts'
import type { FormatDeclaration } from '../formats/declaration.ts'
import { hasContent } from './schema-parts.ts'

/** The widget that a format selects by itself; those without one are lines of text. */
export const FORMAT_WIDGETS: Readonly<Record<string, WidgetName>> = Object.fromEntries(
  WIDGETS.flatMap((name) => (widgets[name].formats ?? []).map((format) => [format, name])),
)

/** Tells whether a word is the name of a widget. */
export const isWidgetName = (name: unknown): name is WidgetName =>
  typeof name === 'string' && Object.hasOwn(widgets, name)

/** Returns the widget of a field: the one its uiSchema names, else the one that its schema selects. */
export const widgetOf = (schema: JsonSchema, named: unknown): WidgetName => {
  if (isWidgetName(named)) return named
  const ofRjsf = widgetOfRjsf(named)
  if (ofRjsf) return ofRjsf
  const { format, type } = schema
  if (typeof format === 'string' && Object.hasOwn(FORMAT_WIDGETS, format))
    return FORMAT_WIDGETS[format]!
  if (type === 'boolean') return 'checkbox'
  const listed: unknown = type === 'array' ? schema.items : schema
  if (isJsonObject(listed) && (listed.enum || isChoice(listed))) return 'select'
  return 'text'
}

/** Tells whether there are alternatives to choose from: limits of one value are none. */
const isChoice = (schema: JsonSchema): boolean =>
  [schema.oneOf, schema.anyOf].some(
    (branches) =>
      Array.isArray(branches) &&
      branches.some((branch) => isJsonObject(branch) && hasContent(branch, schema)),
  )

/** Tells whether a widget shows its value, or holds it unseen, so that nothing can be typed. */
export const isOnlyRead = (widget: WidgetName): boolean =>
  widgets[widget].isOnlyRead === true || isHidden(widget)

/** Tells whether a widget holds its value unseen. */
export const isHidden = (widget: WidgetName): boolean => widgets[widget].isHidden === true

/** Tells whether the values of a widget are amounts of money. */
export const isAmount = (widget: WidgetName): boolean => widgets[widget].unit === '元'

/** Returns the format of a field's values: its own, or the one that its widget implies. */
export const formatOf = (format: unknown, widget: WidgetName): FormatDeclaration | undefined =>
  formatNamed(format) ?? formatNamed(widgets[widget].formats?.[0])
