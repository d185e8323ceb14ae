import type { RJSFSchema, WidgetProps } from '@rjsf/utils'

/** The properties that rjsf passes to a widget. */
export type FieldWidgetProps = WidgetProps<unknown, RJSFSchema>

/** Reads a member of `ui:options` that should be a text. */
export const textOption = (
  options: FieldWidgetProps['options'],
  name: string,
): string | undefined => {
  const value: unknown = options[name]
  return typeof value === 'string' ? value : undefined
}
