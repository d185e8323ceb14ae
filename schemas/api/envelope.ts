import * as z from 'zod/mini'

/** Every reply of a BladeX backend; success is code 200, whatever the HTTP status says. */
export const envelope = z.object({
  code: z.union([z.number(), z.string()]),
  success: z.optional(z.boolean()),
  data: z.optional(z.unknown()),
  msg: z.optional(z.nullable(z.string())),
  error_description: z.optional(z.nullable(z.string())),
})

export type Envelope = z.output<typeof envelope>

/** An answer of a form that a save is refused for. */
const refusedField = z.object({
  formId: z.string(),
  /** JSON pointer into the form's data. */
  pointer: z.string(),
  /** In words for the customer. */
  message: z.string(),
})
export type RefusedField = z.output<typeof refusedField>

/** The data of a refusal that is about single answers; the reference backend alone has it. */
export const refusedData = z.object({ fields: z.array(refusedField) })

/** The codes that the portal treats in a way of its own (specification, section 8). */
export const ReplyCode = {
  success: 200,
  badRequest: 400,
  unauthorized: 401,
  /** The record has moved on since it was read; beside `If-Match` (an extension of ours). */
  conflict: 409,
  /** There already is an application under way for this product. */
  applicationUnderWay: 901,
} as const
