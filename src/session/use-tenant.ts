import { startTransition, useEffect, useState } from 'react'
import { customerInfo, DEFAULT_TENANT } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'

/** Signing in waits this long for the tenant before it uses the default, ms. */
const PATIENCE = 5_000

/** Returns the tenant of this domain; undefined until the server has replied or failed. */
export const useTenant = (): string | undefined => {
  const [tenantId, setTenantId] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    const options = { hide: true, timeout: PATIENCE, signal: leaving.signal }
    void call(customerInfo, { query: { customerDomain: location.hostname } }, options)
      .then((info) => info.tenantId || DEFAULT_TENANT)
      .catch(() => DEFAULT_TENANT)
      .then((id) => {
        // Every page that reads the session renders anew: in short tasks.
        if (!leaving.signal.aborted) startTransition(() => setTenantId(id))
      })
    return () => leaving.abort()
  }, [])
  return tenantId
}
