import Template from '@rjsf/antd/lib/templates/OptionalDataControlsTemplate/index.js'
import type { OptionalDataControlsTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { AntdTheme } from '../picker/antd-theme.tsx'

/** The buttons of `OptionalData`. */
export const AntdOptionalData = (
  properties: OptionalDataControlsTemplateProps<unknown, RJSFSchema>,
): ReactElement => (
  <AntdTheme>
    <Template {...properties} />
  </AntdTheme>
)
