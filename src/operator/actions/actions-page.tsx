import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { operatorActions, type OperatorAction } from '#schemas/api/operator-actions.ts'
import { Pager } from '#src/ui/controls/pager.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { useQueuePage } from '../queue.tsx'
import styles from './actions-page.module.css'

const KINDS: Readonly<Record<OperatorAction['kind'], string>> = {
  signIn: '登录',
  signOut: '退出登录',
  readOutbox: '查看短信与通知',
  moveDate: '推进营业日期',
  setPrice: '设定货物价格',
  setFault: '切换付款渠道状态',
  setSigningFault: '切换签署服务状态',
  reverseOrder: '撤回款项',
  saveOperator: '管理操作员',
  confirmChange: '复核操作员的修改',
  refuseChange: '拒绝操作员的修改',
  makeChange: '操作员的修改满一天生效',
  readAccounts: '查找客户账号',
  disableAccount: '停用客户账号',
  enableAccount: '恢复客户账号',
  endSessions: '结束客户登录',
}

/** The log of operators' actions besides those on applications and records, refused ones included: for managers. */
const ActionsPage = () => {
  const query = useQueuePage()
  const actions = useQuery({
    queryKey: [operatorActions.name, query],
    queryFn: ({ signal }) => operatorCall(operatorActions, { query, signal }),
    refetchInterval: REFRESH,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <title>操作记录 · 运营台</title>
      <PageHeader
        title="操作记录"
        lead="登录和管理操作，被拒绝的也在内，不能修改或删除。申请和业务的办理记录在各自的页面。"
      />
      <Async
        result={actions}
        isEmpty={({ total }) => total === 0}
        empty={<PageState kind="empty" title="还没有操作记录" />}
      >
        {({ records, current, pages }) => (
          <>
            <Panel>
              <ul className={styles.list} aria-label="操作记录">
                {records.map((action) => (
                  <li key={action.id} className={classNames(layout.entry, styles.row)}>
                    <Action {...action} />
                  </li>
                ))}
              </ul>
            </Panel>
            <Pager current={current} pages={pages} />
          </>
        )}
      </Async>
    </>
  )
}

const Action = ({ at, kind, operator, account, about, refusal }: OperatorAction) => (
  <>
    <time className={classNames(texts.time, styles.time)}>{at}</time>
    <span className={styles.who}>
      <strong>{operator || '未登录'}</strong>
      <span className={texts.note}>{account || '运营口令'}</span>
    </span>
    <span className={styles.what}>
      <span>
        {KINDS[kind]}
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {refusal && <span className={texts.warningNote}>{refusal}</span>}
    </span>
    <StatusTag tone={refusal ? 'warning' : 'success'}>{refusal ? '被拒绝' : '已完成'}</StatusTag>
  </>
)

export default ActionsPage
