import type { FormDefinition } from '#engine/language/content.ts'

/** Makes a form with one field, 内容, required by default. */
export const oneField = (
  schema: object,
  uiSchema: object = {},
  isRequired = true,
): FormDefinition => ({
  schema: {
    type: 'object',
    properties: { x: { title: '内容', ...schema } },
    ...(isRequired ? { required: ['x'] } : {}),
  },
  uiSchema: { x: { ...uiSchema } },
})
