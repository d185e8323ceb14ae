import { useEffect, useState } from 'react'
import { customerInfo, DEFAULT_TENANT } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'

/** Signing in waits for the tenant: sooner the default than a long wait (milliseconds). */
const PATIENCE = 5_000

/** The tenant that this domain belongs to; undefined until the server has said, or failed to. */
export const useTenant = (): string | undefined => {
  const [tenantId, setTenantId] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    const options = { hide: true, timeout: PATIENCE, signal: leaving.signal }
    void call(customerInfo, { query: { customerDomain: location.hostname } }, options)
      .then((info) => info.tenantId || DEFAULT_TENANT)
      .catch(() => DEFAULT_TENANT)
      .then((id) => {
        if (!leaving.signal.aborted) setTenantId(id)
      })
    return () => leaving.abort()
  }, [])
  return tenantId
}
