import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js'
import NullField from '@rjsf/core/lib/components/fields/NullField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import type { Field, RJSFSchema, TemplatesType } from '@rjsf/utils'
import { NumberField } from '../fields/number-field.tsx'
import { FieldTemplate } from '../templates/field-template.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from '../templates/list-field.tsx'
import { ObjectTemplate } from '../templates/object-template.tsx'
import { UnsupportedField } from '../fields/unsupported-field.tsx'
import {
  ArrayItemTemplate,
  ArrayTemplate,
  BaseInputTemplate,
  BranchField,
  GridTemplate,
  LayoutGridField,
  LayoutHeaderField,
  OptionalGroupControl,
  OptionalGroupField,
  TitleFieldTemplate,
} from './lazy-parts.tsx'
import { registeredWidgets } from '../widgets/registered-widgets.ts'

/* All fields, templates and widgets that rjsf renders a form with: nothing of its own registry is shown. */

const nothing = () => null

const fields = {
  AnyOfField: BranchField as unknown as Field<unknown, RJSFSchema>,
  // The only field typed for the data of its items.
  ArrayField: ListField as Field<unknown, RJSFSchema>,
  BooleanField,
  // The compiler refuses these (`cyclic-ref`, `not-showable`); a column of an Avue option may have no type.
  CyclicSchemaField: UnsupportedField,
  FallbackField: UnsupportedField,
  // Those of a uiSchema that was written for rjsf: decision 94.
  LayoutGridField: LayoutGridField as unknown as Field<unknown, RJSFSchema>,
  LayoutHeaderField: LayoutHeaderField as unknown as Field<unknown, RJSFSchema>,
  LayoutMultiSchemaField: SchemaField,
  NullField,
  NumberField,
  ObjectField: GroupField as unknown as Field<unknown, RJSFSchema>,
  OneOfField: BranchField as unknown as Field<unknown, RJSFSchema>,
  OptionalDataControlsField: OptionalGroupField as unknown as Field<unknown, RJSFSchema>,
  SchemaField,
  StringField,
}

const templates: TemplatesType<unknown, RJSFSchema> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ArrayItemTemplate,
  UnsupportedFieldTemplate: UnsupportedField,
  CyclicSchemaExpandTemplate: UnsupportedField,
  FallbackFieldTemplate: UnsupportedField,
  BaseInputTemplate,
  ButtonTemplates: {
    AddButton: nothing,
    ClearButton: nothing,
    CopyButton: nothing,
    MoveDownButton: nothing,
    MoveUpButton: nothing,
    RemoveButton: nothing,
    SubmitButton: nothing,
  },
  // FieldTemplate renders these itself.
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
  // Our templates and widgets use none of these.
  ArrayFieldDescriptionTemplate: nothing,
  ArrayFieldItemButtonsTemplate: nothing,
  ArrayFieldTitleTemplate: nothing,
  ErrorListTemplate: nothing,
  GridTemplate,
  MultiSchemaFieldTemplate: nothing,
  OptionalDataControlsTemplate: OptionalGroupControl,
  TitleFieldTemplate,
  WrapIfAdditionalTemplate: nothing,
}

/** The rjsf theme: rjsf's fields, our templates and widgets. */
export const theme = { fields, templates, widgets: { ...registeredWidgets } }
