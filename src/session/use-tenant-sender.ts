import { useCallback, useEffect, useRef, useState } from 'react'

/** The events of a form that need the tenant. */
type Press = { type: 'code.send' } | { type: 'form.submit' }

interface TenantForm<Event> {
  send: (event: Event | Press | { type: 'tenant.known'; tenantId: string }) => void
}

/**
 * Tells the machine of a form the tenant of this domain once it is known. A press that comes before waits for it: the machine
 * would refuse it as that of a domain without a tenant (specification, section 8).
 *
 * @returns `send` for the form's events, and the type of the press that waits
 */
export const useTenantSender = <Event extends { type: string }>(
  actor: TenantForm<Event>,
  tenantId: string | undefined,
): { send: (event: Event | Press) => void; waiting: Press['type'] | undefined } => {
  const early = useRef<Press>(undefined)
  const [pressed, setPressed] = useState<Press['type']>()
  useEffect(() => {
    if (tenantId === undefined) return
    actor.send({ type: 'tenant.known', tenantId })
    if (early.current) actor.send(early.current)
    early.current = undefined
  }, [actor, tenantId])
  const send = useCallback(
    (event: Event | Press) => {
      if (tenantId !== undefined || !needsTenant(event)) return actor.send(event)
      early.current = event
      setPressed(event.type)
    },
    [actor, tenantId],
  )
  return { send, waiting: tenantId === undefined ? pressed : undefined }
}

const needsTenant = (event: { type: string }): event is Press =>
  event.type === 'code.send' || event.type === 'form.submit'
