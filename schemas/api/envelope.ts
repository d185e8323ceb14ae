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

/** An issue for which a save is refused. */
const refusedField = z.object({
  formId: z.string(),
  /** JSON pointer into the form's values. */
  pointer: z.string(),
  /** The message for the customer. */
  message: z.string(),
})
export type RefusedField = z.output<typeof refusedField>

/** The data of a refusal for issues of single values; only the reference backend sends it. */
export const refusedData = z.object({ fields: z.array(refusedField) })

/** The codes with a behaviour of their own (specification, section 8). */
export const ReplyCode = {
  success: 200,
  badRequest: 400,
  unauthorized: 401,
  /** Conflict: the record has a newer revision than `If-Match` (an extension of ours). */
  conflict: 409,
  /** An application for this product is under way already. */
  applicationUnderWay: 901,
} as const
