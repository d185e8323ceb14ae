import type { SessionEmitted } from '#machines/session/session.ts'
import { createEvents } from '#src/platform/events.ts'

/** Where the session wants the user to be; `src/app/use-session-events.ts` takes them there. */
export const sessionEvents = createEvents<SessionEmitted>()
