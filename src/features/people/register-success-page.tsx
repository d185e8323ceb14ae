import { PATHS, realNamePath } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './people-form.module.css'
import { Steps } from './steps.tsx'

/** The page after registering, with the next steps. */
const RegisterSuccessPage = () => {
  const { user, openLogin } = useSession()
  return (
    <Page narrow>
      <div className={styles.column}>
        <Steps current={1} />
        <Panel>
          <PageState
            isPage
            kind="success"
            title="注册成功"
            actions={
              user ? (
                <>
                  <ButtonLink size="large" to={PATHS.home}>
                    先逛逛
                  </ButtonLink>
                  <ButtonLink look="primary" size="large" to={realNamePath(user.type)}>
                    去实名认证
                  </ButtonLink>
                </>
              ) : (
                <Button look="primary" size="large" onClick={() => openLogin()}>
                  登录
                </Button>
              )
            }
          >
            {user
              ? '完成实名认证后即可开通融资产品，大约需要三分钟。'
              : '请使用手机号和密码登录，然后完成实名认证。'}
          </PageState>
        </Panel>
      </div>
    </Page>
  )
}
export default RegisterSuccessPage
