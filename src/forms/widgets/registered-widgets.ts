import type { ComponentType } from 'react'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { FORMAT_WIDGETS } from '#engine/form/widget-of.ts'
import { widgets } from './widgets.ts'

/** The widgets by the names that rjsf looks up: `ui:widget`, `format`, and its own names for its defaults. */
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
  // For formats that the process language doesn't have.
  ColorWidget: widgets.text,
  DateTimeWidget: widgets.text,
  PasswordWidget: widgets.text,
  TimeWidget: widgets.text,
}
