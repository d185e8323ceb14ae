import * as z from 'zod/mini'
import type { Gateway } from '#schemas/api/gateway.ts'
import { parseJson } from '#schemas/api/json.ts'

/** The settings of the host that serves the portal. */
const shape = z.object({
  /** The origins of other hosts whose files are shown and opened. */
  fileHosts: z._default(z.array(z.string()), []),
  /** The site's ICP registration (备案号). */
  icpNumber: z.optional(z.string()),
  /** The settings of the gateway, which the host has checked; without them, those of the build. */
  gateway: z.optional(z.custom<Gateway>()),
  /** The nonce for the styles that antd writes at run time; missing without a Content-Security-Policy. */
  cspNonce: z.optional(z.string()),
})
export type PortalConfig = z.output<typeof shape>

let known: PortalConfig | undefined

/** Returns the settings that the host has put into index.html; defaults without them (development, demo). */
export const portalConfig = (): PortalConfig => (known ??= read())

const read = (): PortalConfig => {
  // A page that is rendered by the build has no host.
  const text =
    typeof document === 'undefined'
      ? undefined
      : document.getElementById('portal-config')?.textContent
  return z.parse(shape, text ? parseJson(text) : {})
}
