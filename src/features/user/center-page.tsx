import { Link } from 'react-router-dom'
import type { RoleButton } from '#schemas/api/roles.ts'
import { isPersonal, pictureOf, type UserInfo } from '#schemas/api/user.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { useRoleButtons } from '#src/session/use-role-buttons.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { maskPhone } from '#src/ui/display/mask.ts'
import { Portrait } from '#src/ui/display/portrait.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './center-page.module.css'
import { NextPanels } from './next-panels.tsx'

/** The user center: what waits for the customer, an overview, the account and shortcuts. */
const CenterPage = () => {
  const { user, isVerified, isCoreEnterprise, openLogin, openRealName, logOut } = useSession()
  const { has } = useRoleButtons()
  if (!user) return null
  return (
    <Page>
      <PageHeader title="服务中心" />
      {has('my_product_button') && <NextPanels />}
      <Panel className={classNames(layout.centeredCluster, styles.card)}>
        <Portrait className={styles.letter} picture={pictureOf(user)} name={nameOf(user)} />
        <div className={styles.who}>
          <h2 className={classNames(layout.centeredCluster, styles.name)}>
            {nameOf(user)}
            <StatusTag tone={isVerified ? 'success' : 'warning'}>
              {isVerified ? '已实名' : '未实名'}
            </StatusTag>
          </h2>
          <p className={styles.kind}>
            {[
              ...new Set([
                accountKind(user, isCoreEnterprise),
                user.roleName,
                maskPhone(user.phone),
              ]),
            ]
              .filter(Boolean)
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </p>
        </div>
        <div className={classNames(layout.cluster, styles.actions)}>
          {!isVerified && (
            <Button look="primary" onClick={openRealName}>
              实名认证
            </Button>
          )}
          <ButtonLink to={PATHS.account}>账号信息</ButtonLink>
          <Button onClick={() => openLogin({ switchAccount: true })}>切换账号</Button>
          <Button onClick={logOut}>退出登录</Button>
        </div>
      </Panel>
      <nav className={styles.entries} aria-label="快捷入口">
        {entriesOf(user, has).map(({ to, label, text }) => (
          <Link key={to} to={to} className={styles.entry}>
            <strong>{label}</strong>
            <span>{text}</span>
          </Link>
        ))}
      </nav>
    </Page>
  )
}
export default CenterPage

interface Entry {
  to: string
  label: string
  text: string
  button?: RoleButton
  isForEnterprises?: boolean
}

const entriesOf = (user: UserInfo, has: (button: RoleButton) => boolean): Entry[] =>
  ENTRIES.filter(
    ({ button, isForEnterprises }) =>
      (!button || has(button)) && !(isForEnterprises && isPersonal(user.type)),
  )

const ENTRIES: readonly Entry[] = [
  {
    to: PATHS.myProducts,
    label: '我的产品',
    text: '查看额度与申请进度，继续办理',
    button: 'my_product_button',
  },
  {
    to: PATHS.myRepayments,
    label: '还款管理',
    text: '查看应还金额，在线还款或提前结清',
    button: 'repayment_list_button',
  },
  {
    to: PATHS.balance,
    label: '账户余额',
    text: '充值、提现，查看每一笔变动',
    button: 'repayment_list_button',
  },
  {
    to: PATHS.creditLineThaw,
    label: '我的额度',
    text: '查看额度的金额与变动，申请解冻或恢复使用',
    isForEnterprises: true,
  },
  {
    to: PATHS.invoiceDetail,
    label: '我的发票',
    text: '登记发票，查看可用与已融资的发票',
    isForEnterprises: true,
  },
  {
    to: pathTo(PATHS.orderFinancing, { orders: 1 }),
    label: '我的订单',
    text: '登记订单，查看可用与已融资的订单',
    isForEnterprises: true,
  },
  {
    to: PATHS.tradingPartners,
    label: '贸易伙伴',
    text: '邀请和确认贸易伙伴，登记贸易背景',
    button: 'trading_partner_button',
    isForEnterprises: true,
  },
  { to: PATHS.productList, label: '融资产品', text: '浏览并开通适合的产品' },
  { to: PATHS.helpCenter, label: '帮助中心', text: '常见问题与办理指引' },
]

const nameOf = (user: UserInfo): string =>
  user.companyName || user.name || maskPhone(user.customerName || user.account)

/** Names the kind of an account: type 1 is a person, 2 and 3 are enterprises (specification, section 3). */
const accountKind = ({ type }: UserInfo, isCoreEnterprise: boolean): string => {
  if (isCoreEnterprise) return '核心企业'
  return type === 1 ? '个人账户' : '企业账户'
}
