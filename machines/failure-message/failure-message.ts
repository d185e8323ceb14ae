/** The message where a failure has none of its own (specification, section 8). */
export const SYSTEM_ERROR = '系统错误，请稍后再试'

/** The message of an actor's error for the user: an ApiError has one, others get the general one. */
export const failureMessage = (error: unknown): string =>
  (error instanceof Error && error.message) || SYSTEM_ERROR
