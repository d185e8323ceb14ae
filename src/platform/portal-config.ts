import * as z from 'zod/mini'
import { parseJson } from '#schemas/api/json.ts'

/** What the host that serves the portal decides. */
const shape = z.object({
  /** The basic client authorization of the sign-in calls. */
  clientId: z._default(z.string(), 'portal'),
  clientSecret: z._default(z.string(), 'portal_secret'),
  /** SM2, hex; the server is asked for its own key where this is missing. */
  passwordPublicKey: z.optional(z.string()),
  /** The site's registration with the ministry (ICP 备案号). */
  icpNumber: z.optional(z.string()),
  /** Allows the styles that antd writes at run time; missing where no policy is in force. */
  cspNonce: z.optional(z.string()),
})
export type PortalConfig = z.output<typeof shape>

let known: PortalConfig | undefined

/** Reads what the host has put into index.html; defaults where it has put nothing (development, demo). */
export const portalConfig = (): PortalConfig => (known ??= read())

const read = (): PortalConfig => {
  const text = document.getElementById('portal-config')?.textContent
  return z.parse(shape, text ? parseJson(text) : {})
}
