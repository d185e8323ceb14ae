import { useQuery } from '@tanstack/react-query'
import { roleButtons, type RoleButton } from '#schemas/api/roles.ts'
import { call } from '#src/api/call.ts'
import { useSession } from './use-session.ts'

/** The message for a user without a role (specification, section 8). */
export const NO_ROLE = '暂无权限信息'

/** The button codes of the signed-in customer's role. */
export interface RoleButtons {
  /** `noRole`: the user has no roleId, so nothing is fetched. */
  status: 'loading' | 'known' | 'noRole' | 'failed'
  /** Tells whether the role has a button; the debts' one also requires a core enterprise. */
  has: (button: RoleButton) => boolean
  error: Error | null
  retry: () => void
}

/** Fetches the buttons of the customer's role, once per role (specification, section 6). */
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
