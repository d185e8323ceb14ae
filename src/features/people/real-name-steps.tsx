import { useSearchParams } from 'react-router-dom'
import type { RealNameKind, RealNameMethod } from '#machines/real-name/real-name-values.ts'
import type { UserInfo } from '#schemas/api/user.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageError, PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { RealNameConfirm } from './real-name-confirm.tsx'
import { RealNameForm } from './real-name-form.tsx'
import { RealNameScan } from './real-name-scan.tsx'
import { RegistrationContract } from './registration-contract.tsx'
import { Steps } from './steps.tsx'
import { useRealName, type RealName } from './use-real-name.ts'
import { wayOn } from './verification-return.ts'

/** Renders the steps of a verification, from the form to the signed registration contract. */
export const RealNameSteps = ({
  user,
  kind,
  method,
}: {
  user: UserInfo
  kind: RealNameKind
  method: RealNameMethod
}) => {
  const realName = useRealName(user, kind, method)
  const isThrough = realName.view === 'verified'
  return (
    <>
      <Steps current={isThrough ? 2 : 1} />
      {!isThrough && (
        <PageHeader
          title={kind === 'person' ? '个人实名认证' : '企业实名认证'}
          lead="信息仅提交给具备资质的认证机构核实身份。"
        />
      )}
      <Panel>
        <View realName={realName} />
      </Panel>
    </>
  )
}

const View = ({ realName }: { realName: RealName }) => {
  const { view, context, send } = realName
  switch (view) {
    case 'reading':
      return <PageSkeleton label="正在查询认证结果" />
    case 'unreachable':
      return (
        <PageError
          error={new Error(context.failure)}
          onRetry={() => send({ type: 'standing.read' })}
        />
      )
    case 'form':
      return <RealNameForm realName={realName} />
    case 'leaving':
      return <Leaving realName={realName} />
    case 'scanning':
      return <RealNameScan realName={realName} />
    case 'confirming':
      return <RealNameConfirm realName={realName} />
    case 'refused':
      return (
        <PageState
          kind="rejected"
          title="认证未通过"
          actions={
            <Button look="primary" onClick={() => send({ type: 'form.edit' })}>
              重新认证
            </Button>
          }
        >
          认证被拒绝或信息不一致，请核对后重新提交。
        </PageState>
      )
    case 'agreeing':
      return <RegistrationContract realName={realName} />
    case 'verified':
      return <Verified />
  }
}

const Leaving = ({ realName: { send } }: { realName: RealName }) => (
  <PageState
    kind="waiting"
    title="正在前往认证机构…"
    actions={
      <>
        <Button onClick={() => send({ type: 'form.edit' })}>返回修改</Button>
        <Button look="primary" onClick={() => send({ type: 'standing.read' })}>
          我已完成认证
        </Button>
      </>
    }
  >
    请在认证机构的页面上完成认证，完成后会自动回到这里。
  </PageState>
)

const Verified = () => {
  const [query] = useSearchParams()
  return (
    <PageState
      isPage
      kind="success"
      title="实名认证已完成"
      actions={
        <ButtonLink look="primary" size="large" to={wayOn(query)}>
          开始使用
        </ButtonLink>
      }
    >
      您现在可以开通融资产品、提交申请。
    </PageState>
  )
}
