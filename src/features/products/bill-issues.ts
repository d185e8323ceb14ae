import { ApiError } from '#src/api/api-error.ts'

/** Returns the issues of a bill that the server names, by field. */
export const refusedFields = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.fields.map(({ pointer, message }) => [pointer.slice(1), message]))
    : {}
