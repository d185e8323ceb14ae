import type { ReactNode } from 'react'
import type { RoleButton } from '#schemas/api/roles.ts'
import { PATHS } from '#src/platform/paths.ts'
import { NO_ROLE, useRoleButtons } from '#src/session/use-role-buttons.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageError, PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

/** Shows a page of the user center if the customer's role has its button. */
export const ButtonGate = ({
  button,
  children,
}: {
  button: RoleButton | undefined
  children: ReactNode
}) => {
  const { status, has, error, retry } = useRoleButtons()
  if (!button || has(button)) return children
  if (status === 'loading')
    return (
      <Page>
        <PageSkeleton lines={6} />
      </Page>
    )
  if (status === 'failed')
    return (
      <Page>
        <PageError error={error} onRetry={retry} />
      </Page>
    )
  return (
    <PageState
      isPage
      kind="forbidden"
      title={status === 'noRole' ? NO_ROLE : '暂无访问权限'}
      actions={
        <ButtonLink to={PATHS.userCenter} look="primary">
          返回服务中心
        </ButtonLink>
      }
    >
      您当前的角色没有此页面的权限。如需开通，请联系企业管理员或客服。
    </PageState>
  )
}
