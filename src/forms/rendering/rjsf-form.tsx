import { withTheme, type FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { theme } from './theme.ts'

/** rjsf with our theme. */
export const RjsfForm: ComponentType<FormProps<unknown, RJSFSchema>> = withTheme(theme)
