import Color from '@rjsf/core/lib/components/widgets/ColorWidget.js'
import File from '@rjsf/core/lib/components/widgets/FileWidget.js'
import type { ComponentType } from 'react'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { AntdTheme } from '../../picker/antd-theme.tsx'

/** Wraps a widget of rjsf, which draws itself with antd. */
const inAntd = (widget: unknown): ComponentType<FieldWidgetProps> => {
  const Widget = widget as ComponentType<FieldWidgetProps>
  return (properties) => (
    <AntdTheme>
      <Widget {...properties} />
    </AntdTheme>
  )
}

/** Takes several files where the value is a list. */
const Files = (properties: FieldWidgetProps) => {
  const Widget = File as unknown as ComponentType<FieldWidgetProps>
  return <Widget {...properties} multiple={properties.schema.type === 'array'} />
}

/** The widgets of @rjsf/core that the portal has none for: they draw themselves with the `BaseInputTemplate` of @rjsf/antd. */
export const standardWidgets = {
  color: inAntd(Color),
  file: inAntd(Files),
}
