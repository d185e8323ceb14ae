import type { WidgetName } from './widgets.ts'

/**
 * rjsf's other names of its standard widgets, so that a uiSchema written for rjsf works, each with the widget of the portal whose
 * label, messages and text for reading its values have. Those of passwords are missing (docs/decisions/0015).
 */
export const RJSF_WIDGETS = {
  email: 'text',
  hostname: 'text',
  ipv4: 'text',
  ipv6: 'text',
  uri: 'text',
  datetime: 'dateTime',
  'date-time': 'dateTime',
  'alt-date': 'date',
  'alt-datetime': 'dateTime',
  color: 'text',
  file: 'text',
  files: 'text',
  range: 'slider',
  TextWidget: 'text',
  TextareaWidget: 'textarea',
  SelectWidget: 'select',
  RadioWidget: 'radio',
  CheckboxWidget: 'checkbox',
  CheckboxesWidget: 'checkboxes',
  UpDownWidget: 'updown',
  DateWidget: 'date',
  DateTimeWidget: 'dateTime',
  TimeWidget: 'time',
  AltDateWidget: 'date',
  AltDateTimeWidget: 'dateTime',
  EmailWidget: 'text',
  URLWidget: 'text',
  ColorWidget: 'text',
  FileWidget: 'text',
  RangeWidget: 'slider',
  RatingWidget: 'rating',
  HiddenWidget: 'hidden',
} as const satisfies Readonly<Record<string, WidgetName>>
export type RjsfWidgetName = keyof typeof RJSF_WIDGETS

/** Tells whether a value of `ui:widget` is one of rjsf's other names. */
export const isRjsfWidget = (name: unknown): name is RjsfWidgetName =>
  typeof name === 'string' && Object.hasOwn(RJSF_WIDGETS, name)
