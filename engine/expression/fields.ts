import type { Field, FormPlan } from '../form/form-plan.ts'

/** Returns the members of a form's objects that have expressions, in the order of the form. */
export const expressionFields = ({ fields }: FormPlan): Field[] =>
  fields.filter(
    ({ name, computed, rules }) => name !== '' && (computed !== undefined || rules.length > 0),
  )
