/* The forms that actions of many lifecycles ask for, as JSON Schemas. */

/** Declares the form of an action: its members, and those of them that have to be given. */
export const inputOf = (
  required: readonly string[],
  properties: Readonly<Record<string, object>>,
) => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
})

/** The reason of an action, which the parties of the record read. */
export const reason = { type: 'string', title: '原因', minLength: 1, maxLength: 200 }

export const withReason = inputOf(['reason'], { reason })

/** A remark that may be left out. */
export const withNote = inputOf([], { reason: { ...reason, title: '说明' } })

const text = { type: 'string', minLength: 1 }

/** The record that another one is used for: its kind, its id, and its number as customers know it. */
export const useInput = inputOf(['kind', 'id', 'no', 'reason'], {
  kind: text,
  id: text,
  no: text,
  reason,
})
