import { PATHS } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { useCurrentRoute } from './use-current-route.ts'

/** Placeholder for a screen that is not built yet, with links to pages that are. */
const PendingPage = () => {
  const { status } = useSession()
  const title = useCurrentRoute()?.title ?? '该功能'
  return (
    <PageState
      isPage
      kind="waiting"
      title={`“${title}”暂未在线开放`}
      actions={
        <>
          {status === 'signedIn' ? (
            <ButtonLink to={PATHS.userCenter} look="primary">
              返回服务中心
            </ButtonLink>
          ) : (
            <ButtonLink to={PATHS.productList} look="primary">
              查看融资产品
            </ButtonLink>
          )}
          <ButtonLink to={PATHS.helpCenter}>前往帮助中心</ButtonLink>
        </>
      }
    >
      此功能目前不能在线办理，也不会影响您已提交的申请。如需办理，请拨打服务热线，由客户经理协助您。
    </PageState>
  )
}
export default PendingPage
