import { sessionText } from '#schemas/session.ts'

/** What to tell the user about a failed actor: the API's errors carry a sentence for them. */
export const failureMessage = (error: unknown): string =>
  (error instanceof Error && error.message) || sessionText.systemError
