import { withTheme, type FormProps } from '@rjsf/core'
import { Theme } from '@rjsf/antd'
import type { RJSFSchema } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { ArrayItemTemplate } from './templates/array-item-template.tsx'
import { ArrayTemplate } from './templates/array-template.tsx'
import { FieldTemplate } from './templates/field-template.tsx'
import { ObjectTemplate } from './templates/object-template.tsx'
import { UnsupportedField } from './templates/unsupported-field.tsx'
import { registeredWidgets } from './widgets/registered-widgets.ts'

const nothing = () => null

/** rjsf with the antd theme, our templates and our widgets. */
export const RjsfForm: ComponentType<FormProps<unknown, RJSFSchema>> = withTheme({
  ...Theme,
  templates: {
    ...Theme.templates,
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
    // FieldTemplate shows these itself.
    FieldErrorTemplate: nothing,
    FieldHelpTemplate: nothing,
    DescriptionFieldTemplate: nothing,
    UnsupportedFieldTemplate: UnsupportedField,
  },
  widgets: { ...Theme.widgets, ...registeredWidgets },
})
