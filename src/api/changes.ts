import type { Change } from '#schemas/api/changes.ts'
import { createEvents } from '#src/platform/events.ts'

/** Emits the changes of the signed-in customer's data; who shows such data reads it again. */
export const changes = createEvents<Change>()
