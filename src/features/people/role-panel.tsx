import { useQuery } from '@tanstack/react-query'
import { grantTree, roleList } from '#schemas/api/roles.ts'
import { call } from '#src/api/call.ts'
import { NO_ROLE } from '#src/session/use-role-buttons.ts'
import { useSession } from '#src/session/use-session.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { Facts, type Fact } from './facts.tsx'

/** The customer's roles, each with what it may do. */
export const RolePanel = () => {
  const customerId = useSession().user?.customerId
  const roles = useQuery({
    queryKey: [roleList.name, customerId],
    queryFn: ({ signal }) => readRoles(signal),
  })
  return (
    <Panel title="角色与权限">
      <Async
        result={roles}
        isEmpty={(facts) => facts.length === 0}
        empty={<PageState kind="empty" title={NO_ROLE} />}
      >
        {(facts) => <Facts facts={facts} />}
      </Async>
    </Panel>
  )
}

const readRoles = async (signal: AbortSignal): Promise<Fact[]> => {
  const options = { signal, hide: true }
  const roles = await call(roleList, {}, options)
  const granted = await Promise.all(
    roles.map(({ id }) => call(grantTree, { query: { roleId: id } }, options)),
  )
  return roles.flatMap(({ roleName }, at) => [
    { label: '角色', value: roleName },
    ...(granted[at]?.menu ?? []).map(({ title, children }) => ({
      label: title,
      value: children.map((entry) => entry.title).join('、'),
    })),
  ])
}
