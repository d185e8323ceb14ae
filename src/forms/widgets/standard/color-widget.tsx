import Color from '@rjsf/core/lib/components/widgets/ColorWidget.js'
import type { ComponentType } from 'react'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { AntdTheme } from '../../picker/antd-theme.tsx'

const Widget = Color as unknown as ComponentType<FieldWidgetProps>

/** The colour of @rjsf/core, which the portal has none for: it draws itself with the `BaseInputTemplate` of @rjsf/antd. */
export const ColorWidget = (properties: FieldWidgetProps) => (
  <AntdTheme>
    <Widget {...properties} />
  </AntdTheme>
)
