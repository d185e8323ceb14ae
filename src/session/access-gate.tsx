import { useEffect, type ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { useSession } from './use-session.ts'

/** The session that a page requires; `verified` is signed in with a verified real name. */
export type Access = 'anyone' | 'signedIn' | 'verified'

/** Renders a page if the session has the access that it requires; else asks to sign in, or to verify the name. */
export const AccessGate = ({ access, children }: { access: Access; children: ReactNode }) => {
  const { status, isVerified, openLogin, openRealName } = useSession()
  const missing = missingFor(access, status, isVerified)

  useEffect(() => {
    if (missing === 'signIn') openLogin()
    if (missing === 'verification') openRealName()
    // The dialog opens once; after it is closed, the button below opens it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing])

  if (missing === 'restoring')
    return (
      <Page>
        <PageSkeleton lines={6} />
      </Page>
    )
  if (missing === 'signIn')
    return (
      <PageState
        isPage
        kind="signedOut"
        title="请先登录"
        actions={
          <Button look="primary" size="large" onClick={() => openLogin()}>
            登录
          </Button>
        }
      >
        登录后即可查看此页面。
      </PageState>
    )
  if (missing === 'verification')
    return (
      <PageState
        isPage
        kind="forbidden"
        title="请先完成实名认证"
        actions={
          <Button look="primary" size="large" onClick={() => openRealName()}>
            实名认证
          </Button>
        }
      >
        办理融资业务需要核实身份，认证完成后可继续办理。
      </PageState>
    )
  return children
}

type Missing = 'restoring' | 'signIn' | 'verification' | undefined

const missingFor = (
  access: Access,
  status: ReturnType<typeof useSession>['status'],
  isVerified: boolean,
): Missing => {
  if (access === 'anyone') return undefined
  if (status === 'restoring') return 'restoring'
  if (status === 'signedOut') return 'signIn'
  return access === 'verified' && !isVerified ? 'verification' : undefined
}
