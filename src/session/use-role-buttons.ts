import { useQuery } from '@tanstack/react-query'
import { roleButtons } from '#schemas/api/session.ts'
import type { RoleButton } from '#schemas/session.ts'
import { call } from '#src/api/call.ts'
import { useSession } from './use-session.ts'

/** What the role of the signed-in customer may do. */
export interface RoleButtons {
  /** `noRole`: the user has no roleId, so there is nothing to ask for. */
  status: 'loading' | 'known' | 'noRole' | 'failed'
  /** Whether the role has a button; the debts are for core enterprises only. */
  has: (button: RoleButton) => boolean
  error: Error | null
  retry: () => void
}

/** The buttons of the customer's role, read once a role (specification, section 6). */
export const useRoleButtons = (): RoleButtons => {
  const { user, isCoreEnterprise } = useSession()
  const roleId = user?.roleId ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: [roleButtons.name, roleId],
    queryFn: ({ signal }) => call(roleButtons, { query: { roleId } }, { signal, hide: true }),
    enabled: roleId !== '',
    staleTime: Infinity,
  })
  return {
    status: statusOf(roleId, data, error),
    has: (button) =>
      data !== undefined &&
      Object.hasOwn(data, button) &&
      (button !== 'core_liabilities_button' || isCoreEnterprise),
    error,
    retry: () => void refetch(),
  }
}

const statusOf = (roleId: string, data: unknown, error: Error | null): RoleButtons['status'] => {
  if (roleId === '') return 'noRole'
  if (data) return 'known'
  return error ? 'failed' : 'loading'
}
