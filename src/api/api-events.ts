import { createEvents } from '#src/platform/events.ts'

/** What a call has to say to the whole portal; `src/app/use-api-events.ts` shows it. */
export type ApiEvent =
  | { type: 'warning'; message: string }
  /** The session of that id can't be renewed: its user is to be signed out, without a word. */
  | { type: 'sessionExpired'; sessionId: string }
  | { type: 'illegalOperation'; message: string }
  | { type: 'applicationUnderWay'; message: string }

/** The events of every call of this page. */
export const apiEvents = createEvents<ApiEvent>()
