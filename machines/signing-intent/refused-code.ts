import type { RefusedField } from '#schemas/api/envelope.ts'
import type { SigningCode } from './signing-intent.ts'

/** A code that the server refused, with its message: it is shown until another code is typed. */
export interface RefusedCode {
  value: string
  message: string
}

/** The refusal of a code, where an error's issues name its field, `/value` by default. */
export const refusedCode = (
  error: unknown,
  { value }: Pick<SigningCode, 'value'>,
  field = '/value',
): RefusedCode | undefined => {
  const fields: unknown = error instanceof Error && 'fields' in error ? error.fields : []
  const issue = (Array.isArray(fields) ? (fields as RefusedField[]) : []).find(
    ({ pointer }) => pointer === field,
  )
  return issue && { value, message: issue.message }
}
