import type { SessionEmitted } from '#machines/session/session.ts'
import { createEvents } from '#src/platform/events.ts'

/** Emits the navigation requests of the session; `src/app/use-session-events.ts` follows them. */
export const sessionEvents = createEvents<SessionEmitted>()
