import type { ComponentType } from 'react'
import { RJSF_WIDGETS, type RjsfWidgetName, type WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { FORMAT_WIDGETS } from '#engine/form/widget-of.ts'
import { lazyWidget } from './lazy-widget.tsx'
import { MomentWidget } from './date/date-widget.tsx'
import { widgets } from './widgets.ts'

const color = lazyWidget(async () => (await import('./standard/color-widget.tsx')).ColorWidget)

/** The controls of rjsf's names that differ from those of the portal's widgets. */
const rjsfControls: Readonly<Partial<Record<RjsfWidgetName, ComponentType<FieldWidgetProps>>>> = {
  'date-time': MomentWidget,
  DateTimeWidget: MomentWidget,
  'alt-datetime': MomentWidget,
  AltDateTimeWidget: MomentWidget,
  color,
  ColorWidget: color,
}

const named = (names: Readonly<Record<string, WidgetName>>) =>
  Object.fromEntries(Object.entries(names).map(([name, widget]) => [name, widgets[widget]]))

/** The widgets by the names that rjsf looks up: `ui:widget`, `format`, and its own names for its defaults. */
export const registeredWidgets: Readonly<Record<string, ComponentType<FieldWidgetProps>>> = {
  ...widgets,
  ...named(RJSF_WIDGETS),
  ...rjsfControls,
  ...named(FORMAT_WIDGETS),
  // A definition with a password is refused (docs/decisions/0015); a format of that name is a text.
  PasswordWidget: widgets.text,
}
