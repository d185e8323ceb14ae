import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { bankCardList } from '#schemas/api/resources.ts'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { repaymentAccountForm } from '#schemas/forms/trade.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { usePerform, useRecord } from '#src/records/use-record.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './trade.module.css'

/** The accounts that debtors pay to; with the id of a receivable the choice of its account. */
const RepaymentAccountPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Page>{id ? <OfReceivable id={id} /> : <Accounts />}</Page>
}

const MANAGE = (
  <ButtonLink to={`${PATHS.myResources}?tab=cards`} look="primary">
    管理账户
  </ButtonLink>
)

const Accounts = () => {
  const { user } = useSession()
  const cards = useQuery({
    queryKey: [bankCardList.name, user?.customerId],
    queryFn: ({ signal }) => call(bankCardList, {}, { signal, hide: true }),
    staleTime: 0,
  })
  return (
    <>
      <PageHeader
        title="回款账户"
        lead="登记应收账款时选择，付款方付款至所选账户；转让通知发出前可在应收账款详情中变更。"
        back={{ to: PATHS.myAssets, label: '我的资产' }}
        extra={MANAGE}
      />
      <Async
        result={cards}
        isEmpty={(list) => list.length === 0}
        empty={
          <PageState kind="empty" title="还没有回款账户" actions={MANAGE}>
            在“资料管理”中添加本企业的银行账户。
          </PageState>
        }
      >
        {(list) => (
          <Panel>
            <ul className={styles.list} aria-label="回款账户">
              {list.map(({ id, bankName, accountName, accountNo, isDefault }) => (
                <li key={id} className={classNames(layout.entry, styles.row)}>
                  <div className={styles.about}>
                    <h2 className={classNames(layout.centeredCluster, styles.name)}>
                      {bankName}
                      {isDefault && <StatusTag>默认</StatusTag>}
                    </h2>
                    <p className={styles.note}>
                      {accountName} · {accountNo}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Async>
    </>
  )
}

const OfReceivable = ({ id }: { id: string }) => {
  const receivable = useRecord({ kind: 'receivable', id })
  return (
    <>
      <PageHeader
        title="变更回款账户"
        back={{ to: recordPath('receivable', id) ?? PATHS.myAssets, label: '应收账款详情' }}
      />
      <Async result={receivable}>{(record) => <Choice record={record} />}</Async>
    </>
  )
}

const Choice = ({ record }: { record: Detail }) => {
  const navigate = useNavigate()
  const perform = usePerform(record)
  const action = record.actions.find(({ name }) => name === 'setAccount')
  const back = recordPath(record.kind, record.id) ?? PATHS.myAssets
  if (!action || action.blocked)
    return (
      <PageState
        kind="forbidden"
        title="目前不能变更回款账户"
        actions={<ButtonLink to={back}>查看应收账款</ButtonLink>}
      >
        {action?.blocked}
      </PageState>
    )
  return (
    <Panel>
      <InlineForm
        name="repayment-account"
        subject={record.id}
        title={record.subject}
        content={repaymentAccountForm}
        label={action.label}
        sending={{
          ...perform,
          mutateAsync: ({ account: [account] }: { account: string[] }) =>
            perform.mutateAsync({ action: action.name, label: action.label, input: { account } }),
        }}
        onDone={() => navigate(back)}
      />
    </Panel>
  )
}

export default RepaymentAccountPage
