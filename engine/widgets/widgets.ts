import { bankBranch } from './bank-branch.ts'
import { bankCard } from './bank-card.ts'
import { checkbox } from './checkbox.ts'
import { checkboxCards } from './checkbox-cards.ts'
import { checkboxes } from './checkboxes.ts'
import { consent } from './consent.ts'
import { creditCode } from './credit-code.ts'
import { date } from './date.ts'
import { dateRange } from './date-range.ts'
import { dateTime } from './date-time.ts'
import { dictionary } from './dictionary.ts'
import { hidden } from './hidden.ts'
import { mobile } from './mobile.ts'
import { money } from './money.ts'
import { month } from './month.ts'
import { percent } from './percent.ts'
import { radio } from './radio.ts'
import { radioCards } from './radio-cards.ts'
import { rating } from './rating.ts'
import { readonly } from './readonly.ts'
import { records } from './records.ts'
import { region } from './region.ts'
import { remoteSelect } from './remote-select.ts'
import { residentId } from './resident-id.ts'
import { select } from './select.ts'
import { signature } from './signature.ts'
import { slider } from './slider.ts'
import { status } from './status.ts'
import { switchWidget } from './switch.ts'
import { table } from './table.ts'
import { text } from './text.ts'
import { textarea } from './textarea.ts'
import { time } from './time.ts'
import { trial } from './trial.ts'
import { updown } from './updown.ts'
import { upload } from './upload.ts'
import { week } from './week.ts'
import { year } from './year.ts'
import type { WidgetDeclaration } from './declaration.ts'

/** The declaration of each widget, by its name in `ui:widget`. */
const declared = {
  text,
  textarea,
  select,
  radio,
  checkbox,
  checkboxes,
  updown,
  date,
  month,
  year,
  week,
  dateTime,
  time,
  hidden,
  money,
  percent,
  mobile,
  residentId,
  creditCode,
  bankCard,
  region,
  dictionary,
  dateRange,
  upload,
  consent,
  readonly,
  switch: switchWidget,
  rating,
  slider,
  radioCards,
  checkboxCards,
  status,
  table,
  signature,
  remoteSelect,
  bankBranch,
  records,
  trial,
}

/** The names of widgets for `ui:widget`; a format selects its widget by itself. */
export type WidgetName = keyof typeof declared

/** The declaration of each widget: whoever speaks of a widget reads it here. */
export const widgets: Readonly<Record<WidgetName, WidgetDeclaration>> = declared

export const WIDGETS = Object.keys(declared) as WidgetName[]

/** The names of the widgets of some kind. */
export const widgetsWith = (is: (widget: WidgetDeclaration) => unknown): WidgetName[] =>
  WIDGETS.filter((name) => is(widgets[name]))

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
  file: 'upload',
  files: 'upload',
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
  FileWidget: 'upload',
  RangeWidget: 'slider',
  RatingWidget: 'rating',
  HiddenWidget: 'hidden',
} as const satisfies Readonly<Record<string, WidgetName>>
export type RjsfWidgetName = keyof typeof RJSF_WIDGETS

/** Tells whether a value of `ui:widget` is one of rjsf's other names. */
export const isRjsfWidget = (name: unknown): name is RjsfWidgetName =>
  typeof name === 'string' && Object.hasOwn(RJSF_WIDGETS, name)

/** Returns the portal's widget that one of rjsf's other names means; undefined for any other name. */
export const widgetOfRjsf = (name: unknown): WidgetName | undefined =>
  isRjsfWidget(name) ? RJSF_WIDGETS[name] : undefined
