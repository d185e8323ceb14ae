import Input from '@rjsf/antd/lib/templates/BaseInputTemplate/index.js'
import type { ComponentType } from 'react'
import type { BaseInputTemplateProps, RJSFSchema } from '@rjsf/utils'

/** The line of text of rjsf's own widgets (src/forms/widgets/standard), which provide antd's theme. */
export const BaseInputTemplate = Input as unknown as ComponentType<
  BaseInputTemplateProps<unknown, RJSFSchema>
>
