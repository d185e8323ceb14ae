import { createEvents } from '#src/platform/events.ts'

/** An event of a call that concerns the whole portal; `src/app/use-api-events.ts` handles it. */
export type ApiEvent =
  | { type: 'warning'; message: string }
  /** The session of that access token can't be renewed: the customer is signed out without a message. */
  | { type: 'sessionExpired'; access: string }
  | { type: 'illegalOperation'; message: string }
  | { type: 'applicationUnderWay'; message: string }

/** Emits the events of all calls of this page. */
export const apiEvents = createEvents<ApiEvent>()
