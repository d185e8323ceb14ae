import { sessionText } from '#schemas/session.ts'

/** The message of an actor's error for the user: an ApiError has one, others get the general one. */
export const failureMessage = (error: unknown): string =>
  (error instanceof Error && error.message) || sessionText.systemError
