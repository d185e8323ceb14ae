import { Link } from 'react-router-dom'
import { type UserInfo, isPersonal } from '#schemas/api/user.ts'
import { PATHS, realNamePath } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { maskPhone } from '#src/ui/display/mask.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { ChangePhone } from './change-phone.tsx'
import { Facts, type Fact } from './facts.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'
import { RolePanel } from './role-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** The page with the data of the signed-in customer; personal data is masked. */
const AccountPage = () => {
  const { user, isVerified } = useSession()
  if (!user) return null
  return (
    <Page>
      <PageHeader title="账号信息" back={{ to: PATHS.userCenter, label: '服务中心' }} />
      <Panel
        title="实名认证"
        extra={
          <StatusTag tone={isVerified ? 'success' : 'warning'}>
            {isVerified ? '已实名' : '未实名'}
          </StatusTag>
        }
      >
        <Facts facts={isPersonal(user.type) ? personFacts(user) : enterpriseFacts(user)} />
        {!isVerified && (
          <ButtonLink look="primary" to={realNamePath(user.type)}>
            去实名认证
          </ButtonLink>
        )}
      </Panel>
      <Panel title="账号与安全" extra={<Link to={PATHS.forgetPassword}>修改密码</Link>}>
        <Facts facts={accountFacts(user)} />
        <ChangePhone />
      </Panel>
      <SessionsPanel />
      <RolePanel />
      <OwnDataPanel />
    </Page>
  )
}
export default AccountPage

const personFacts = (user: UserInfo): Fact[] => [
  { label: '姓名', value: user.name, masked: maskName(user.name) },
  // The server itself sends this value masked.
  { label: '身份证号', value: user.identityCard },
]

const enterpriseFacts = (user: UserInfo): Fact[] => [
  { label: '企业名称', value: user.companyName },
  { label: '统一社会信用代码', value: user.license },
  { label: '经办人', value: user.name, masked: maskName(user.name) },
]

const accountFacts = (user: UserInfo): Fact[] => [
  { label: '登录账号', value: user.account, masked: maskPhone(user.account) },
  { label: '手机号', value: user.phone, masked: maskPhone(user.phone) },
  { label: '电子邮箱', value: user.email },
  { label: '账户类型', value: isPersonal(user.type) ? '个人账户' : '企业账户' },
]

/** Masks a name: its first character and stars. */
const maskName = (name: string): string =>
  name.slice(0, 1) + '*'.repeat(Math.max(0, name.length - 1))
