import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js'
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js'
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js'
import NullField from '@rjsf/core/lib/components/fields/NullField.js'
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import type { Field, RJSFSchema, TemplatesType } from '@rjsf/utils'
import { NumberField } from '../fields/number-field.tsx'
import { FieldTemplate } from '../templates/field-template.tsx'
import { ListField } from '../templates/list-field.tsx'
import { ObjectTemplate } from '../templates/object-template.tsx'
import { OptionalData } from '../templates/optional-data.tsx'
import { UnsupportedField } from '../templates/unsupported-field.tsx'
import { ArrayItemTemplate, ArrayTemplate, BranchField } from './lazy-parts.tsx'
import { registeredWidgets } from '../widgets/registered-widgets.ts'

/*
 * Everything that rjsf renders a form with. It is whole: rjsf's own registry, which a theme otherwise adds to, is
 * left out of the production build (`stand-ins/registry.ts`), and so are the parts of @rjsf/antd that ours stand for.
 */

const fields = {
  AnyOfField: BranchField as unknown as Field<unknown, RJSFSchema>,
  // Typed for the items' data, as no other field.
  ArrayField: ListField as Field<unknown, RJSFSchema>,
  BooleanField,
  CyclicSchemaField,
  FallbackField,
  NullField,
  NumberField,
  ObjectField,
  OneOfField: BranchField as unknown as Field<unknown, RJSFSchema>,
  OptionalDataControlsField,
  SchemaField,
  StringField,
}

const nothing = () => null

const templates: TemplatesType<unknown, RJSFSchema> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ArrayItemTemplate,
  OptionalDataControlsTemplate: OptionalData,
  UnsupportedFieldTemplate: UnsupportedField,
  CyclicSchemaExpandTemplate: UnsupportedField,
  FallbackFieldTemplate: UnsupportedField,
  ButtonTemplates: {
    AddButton: nothing,
    ClearButton: nothing,
    CopyButton: nothing,
    MoveDownButton: nothing,
    MoveUpButton: nothing,
    RemoveButton: nothing,
    SubmitButton: nothing,
  },
  // FieldTemplate shows these itself.
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
  // Our templates and widgets ask for none of these.
  ArrayFieldDescriptionTemplate: nothing,
  ArrayFieldItemButtonsTemplate: nothing,
  ArrayFieldTitleTemplate: nothing,
  BaseInputTemplate: nothing,
  ErrorListTemplate: nothing,
  GridTemplate: nothing,
  MultiSchemaFieldTemplate: nothing,
  TitleFieldTemplate: nothing,
  WrapIfAdditionalTemplate: nothing,
}

/** The fields of rjsf, the templates of @rjsf/antd and of ours, our widgets. */
export const theme = { fields, templates, widgets: { ...registeredWidgets } }
