import { itemOf } from '#engine/form/all-fields.ts'
import type { Shape, FormPlan } from '#engine/form/form-plan.ts'
import { isOptionalGroup } from '#engine/form/optional-groups.ts'
import { isRjsfWidget } from '#engine/widgets/widgets.ts'
import { headingsOf } from '#engine/form/headings.ts'
import type { LazyCode } from '#src/platform/lazy-code.ts'
import { TabPanels } from '../templates/lazy-tab-panels.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'

/* The parts of a form that only some definitions have, each in a chunk of its own. */

/** The field of a oneOf/anyOf with several branches. */
export const BranchField = lazyComponent(
  async () => (await import('../templates/branch-field.tsx')).BranchField,
)

/** A list of groups or of single fields. */
export const ArrayTemplate = lazyComponent(
  async () => (await import('../templates/array-template.tsx')).ArrayTemplate,
)

/** One item of a list. */
export const ArrayItemTemplate = lazyComponent(
  async () => (await import('../templates/array-item-template.tsx')).ArrayItemTemplate,
)

/** The line of text of rjsf's own widgets. */
export const BaseInputTemplate = lazyComponent(
  async () => (await import('../templates/base-input-template.tsx')).BaseInputTemplate,
)

/** The fields in rows and columns of a uiSchema that was written for rjsf, and the title in place of a field. */
export const LayoutGridField = lazyComponent(
  async () => (await import('../templates/layout-fields.tsx')).LayoutGridField,
)
export const LayoutHeaderField = lazyComponent(
  async () => (await import('../templates/layout-fields.tsx')).LayoutHeaderField,
)
export const GridTemplate = lazyComponent(
  async () => (await import('../templates/layout-fields.tsx')).GridTemplate,
)
export const TitleFieldTemplate = lazyComponent(
  async () => (await import('../templates/layout-fields.tsx')).TitleFieldTemplate,
)

/** The members of an object whose names the customer gives. */
export const FreeMembersField = lazyComponent(
  async () => (await import('../templates/free-members-field.tsx')).FreeMembersField,
)

/** The control of a group that a customer adds and takes out. */
export const OptionalGroupField = lazyComponent(
  async () => (await import('../templates/optional-group.tsx')).OptionalGroupField,
)
export const OptionalGroupControl = lazyComponent(
  async () => (await import('../templates/optional-group.tsx')).OptionalGroupControl,
)

/** The lazy code of the parts that a form uses. */
export const partsOf = (form: FormPlan): LazyCode<unknown>[] => {
  const all = [form.root, ...form.fields]
  const isList = all.some(({ schema, options }) => schema.type === 'array' && !options.widget)
  const hasTabs =
    all.some(({ options }) => options.layout === 'tabs') || headingsOf(form).some(({ tab }) => tab)
  return [
    ...(hasTabs ? [TabPanels.code] : []),
    ...(all.some(hasBranches) ? [BranchField.code] : []),
    ...(all.some(({ options }) => isRjsfWidget(options.widget)) ? [BaseInputTemplate.code] : []),
    ...(all.some(({ options }) => options.field !== undefined) ? LAYOUT : []),
    ...(all.some(isOptionalGroup) ? [OptionalGroupField.code, OptionalGroupControl.code] : []),
    ...(all.some(hasFreeMembers) ? [FreeMembersField.code] : []),
    ...(isList ? [ArrayTemplate.code, ArrayItemTemplate.code] : []),
  ]
}

const LAYOUT = [LayoutGridField, LayoutHeaderField, GridTemplate, TitleFieldTemplate].map(
  ({ code }): LazyCode<unknown> => code,
)

const hasFreeMembers = (shape: Shape): boolean =>
  itemOf(shape) !== undefined && shape.schema.type !== 'array'

const hasBranches = ({ parts }: Shape): boolean =>
  parts.some(({ condition, shape }) => condition?.kind === 'branch' || hasBranches(shape))
