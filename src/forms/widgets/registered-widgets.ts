import type { ComponentType } from 'react'
import type { RjsfWidgetName } from '#engine/language/words.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { FORMAT_WIDGETS } from '#engine/form/widget-of.ts'
import { lazyWidget } from './lazy-widget.tsx'
import type { standardWidgets } from './standard/standard-widgets.tsx'
import { MomentWidget } from './date/date-widget.tsx'
import { widgets } from './widgets.ts'

const standard = (name: keyof typeof standardWidgets) =>
  lazyWidget(async () => (await import('./standard/standard-widgets.tsx')).standardWidgets[name])

const altDate = standard('altDate')
const color = standard('color')
const file = standard('file')
const range = standard('range')

/** rjsf's own names: of the portal's widgets, and of those that only rjsf has. */
const rjsfWidgets: Readonly<Record<RjsfWidgetName, ComponentType<FieldWidgetProps>>> = {
  email: widgets.text,
  hostname: widgets.text,
  ipv4: widgets.text,
  ipv6: widgets.text,
  uri: widgets.text,
  datetime: widgets.dateTime,
  'date-time': MomentWidget,
  'alt-date': altDate,
  'alt-datetime': MomentWidget,
  color,
  file,
  files: file,
  range,
  TextWidget: widgets.text,
  TextareaWidget: widgets.textarea,
  SelectWidget: widgets.select,
  RadioWidget: widgets.radio,
  CheckboxWidget: widgets.checkbox,
  CheckboxesWidget: widgets.checkboxes,
  UpDownWidget: widgets.updown,
  DateWidget: widgets.date,
  DateTimeWidget: MomentWidget,
  TimeWidget: widgets.time,
  AltDateWidget: altDate,
  AltDateTimeWidget: MomentWidget,
  EmailWidget: widgets.text,
  URLWidget: widgets.text,
  ColorWidget: color,
  FileWidget: file,
  RangeWidget: range,
  RatingWidget: widgets.rating,
  HiddenWidget: widgets.hidden,
}

/** The widgets by the names that rjsf looks up: `ui:widget`, `format`, and its own names for its defaults. */
export const registeredWidgets: Readonly<Record<string, ComponentType<FieldWidgetProps>>> = {
  ...widgets,
  ...rjsfWidgets,
  ...Object.fromEntries(
    Object.entries(FORMAT_WIDGETS).map(([format, name]) => [format, widgets[name]]),
  ),
  // A definition with a password is refused (docs/decisions/0015); a format of that name is a text.
  PasswordWidget: widgets.text,
}
