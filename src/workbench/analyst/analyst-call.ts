import { createStaffCall } from '#src/session/staff-call.ts'
import { analystToken } from './analyst-session.ts'

/**
 * Makes a call as the analyst of this tab. A 401 ends the session.
 * @throws ApiError
 */
export const analystCall = createStaffCall(analystToken, 'analyst')
