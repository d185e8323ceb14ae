import * as z from 'zod/mini'

/*
 * The process language on the wire: what processInfo answers and what a file in schemas/processes
 * holds (specification, sections 2 and 3). What is inside a form's `content` is in content.ts.
 */

/** What an entry of a process is (specification, section 2). 1, 4 and 5 are all fixed pages. */
export const NodeType = {
  fixedPage: 1,
  form: 2,
  subForm: 3,
  fixedPage4: 4,
  fixedPage5: 5,
  external: -1,
} as const

const identifier = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** One entry of a process. Entries of one `progress` make one step. */
export const processForm = z.object({
  id: identifier,
  name: z._default(z.string(), ''),
  keyName: z._default(z.nullable(z.string()), ''),
  /** A JSON form definition, as an object or as a string of it; fixed pages may leave it out. */
  content: z.optional(z.unknown()),
  nodeType: z.coerce.number(),
  progress: z.coerce.number(),
})
export type ProcessForm = z.output<typeof processForm>

/** What `compileProcess` reads. */
export interface ProcessInfo {
  processName: string
  processKey: string
  /** Read entry by entry, each as `processForm`: one that is wrong must not hide the others. */
  actExForms: readonly unknown[]
}

/** A file in schemas/processes: the process, and who it serves. */
export const processFile = z.object({
  $schema: z.optional(z.string()),
  processName: z.string().check(z.minLength(1)),
  processKey: z.string().check(z.regex(/^[A-Za-z][\w-]{0,63}$/)),
  /** The product types that this process is for; see `goods.type`. */
  goodsTypes: z.array(z.number()).check(z.minLength(1)),
  /** What the process is for: 1 opening a product, 2 applying for a credit line, 3 activating it. */
  type: z.int().check(z.positive()),
  /** A flow keeps the version that it began with; the newest version begins new flows. */
  version: z.int().check(z.positive()),
  actExForms: z.array(z.unknown()),
})
export type ProcessFile = z.output<typeof processFile>

/** The kinds of process that the portal has screens of its own for; others use the opening's screen. */
export const ProcessType = { opening: 1, creditLine: 2, activation: 3 } as const
