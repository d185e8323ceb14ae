import * as z from 'zod/mini'

/**
 * The stream of a customer's changes: server-sent events with the credentials of other calls (reference backend only;
 * docs/decisions/). A gateway without it replies 404, and the portal polls. The events carry no data of the customer: a
 * page that shows it reads it again by its own call.
 */
export const CHANGES_PATH = 'blade-message/messageList/changes'

/** `ready` comes first and after each interval without a change; then nothing has been missed. */
export const CHANGE_EVENTS = { ready: 'ready', changed: 'changed' } as const

/** The longest silence of the server; ms. */
export const CHANGES_HEARTBEAT = 15_000

/** The data of `changed`: the subject that changed. */
export const change = z.object({ kind: z.string() })
export type Change = z.output<typeof change>
