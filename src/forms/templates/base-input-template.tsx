import Input from '@rjsf/antd/lib/templates/BaseInputTemplate/index.js'
import type { ComponentType } from 'react'
import type { BaseInputTemplateProps, RJSFSchema } from '@rjsf/utils'

/** The line of text of rjsf's own `color` (src/forms/widgets/standard), which provides antd's theme. */
export const BaseInputTemplate = Input as unknown as ComponentType<
  BaseInputTemplateProps<unknown, RJSFSchema>
>
