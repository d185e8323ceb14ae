import { isPersonal, type UserInfo } from '#schemas/api/user.ts'
import { PATHS, realNamePath } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'

/** The way on of a customer who has an account. */
export const Registered = ({ user }: { user: UserInfo }) => {
  const { isVerified } = useSession()
  const other = isPersonal(user.type) ? ANOTHER.enterprise : ANOTHER.person
  return (
    <Panel>
      <PageState
        isPage
        kind="success"
        title="您已注册并登录"
        actions={
          <>
            <ButtonLink size="large" to={`${PATHS.register}?type=${other.type}`}>
              {other.label}
            </ButtonLink>
            {isVerified ? (
              <ButtonLink look="primary" size="large" to={PATHS.userCenter}>
                进入用户中心
              </ButtonLink>
            ) : (
              <ButtonLink look="primary" size="large" to={realNamePath(user.type)}>
                去实名认证
              </ButtonLink>
            )}
          </>
        }
      >
        {isVerified ? '实名认证已完成，可以办理业务。' : '下一步，请完成实名认证。'}
      </PageState>
    </Panel>
  )
}

const ANOTHER = {
  enterprise: { type: 2, label: '注册企业账户' },
  person: { type: 1, label: '注册个人账户' },
} as const
