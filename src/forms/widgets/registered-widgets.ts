import type { ComponentType } from 'react'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { FORMAT_WIDGETS } from '#engine/form/widget-of.ts'
import { widgets } from './widgets.ts'

/** As rjsf looks them up: by `ui:widget`, by `format`, and by its own names for its defaults. */
export const registeredWidgets: Readonly<Record<string, ComponentType<FieldWidgetProps>>> = {
  ...widgets,
  ...Object.fromEntries(
    Object.entries(FORMAT_WIDGETS).map(([format, name]) => [format, widgets[name]]),
  ),
  email: widgets.text,
  uri: widgets.text,
  TextWidget: widgets.text,
  TextareaWidget: widgets.textarea,
  SelectWidget: widgets.select,
  RadioWidget: widgets.radio,
  CheckboxWidget: widgets.checkbox,
  CheckboxesWidget: widgets.checkboxes,
  UpDownWidget: widgets.updown,
  DateWidget: widgets.date,
  EmailWidget: widgets.text,
  URLWidget: widgets.text,
  FileWidget: widgets.text,
  HiddenWidget: widgets.hidden,
  // Of formats that the language doesn't have.
  ColorWidget: widgets.text,
  DateTimeWidget: widgets.text,
  PasswordWidget: widgets.text,
  TimeWidget: widgets.text,
}
