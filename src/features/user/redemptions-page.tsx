import { useSearchParams } from 'react-router-dom'
import { pledgeRedemptionLifecycle } from '#schemas/lifecycles/pledge-redemption.ts'
import { redemptionLifecycle } from '#schemas/lifecycles/redemption.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import styles from './redemptions-page.module.css'

/** The kinds of redemptions, each a tab of the list. */
const KINDS = [
  {
    kind: pledgeRedemptionLifecycle.kind,
    label: '质押赎货',
    searched: '赎货编号或质押编号',
    from: { to: PATHS.agencyPledge, label: '查看我的质押' },
    empty: '在质押详情中申请赎货，审核通过后确认提货。',
  },
  {
    kind: redemptionLifecycle.kind,
    label: '代采赎货',
    searched: '赎货编号、代采订单号或商品',
    from: { to: PATHS.agencyOrder, label: '查看代采订单' },
    empty: '在代采订单中分批付款赎货，付款后平台发货。',
  },
] as const

const PANEL = 'redemptions'

/** The redemptions of the customer, by kind. */
const RedemptionsPage = () => {
  const [search, setSearch] = useSearchParams()
  const chosen = KINDS.find(({ kind }) => kind === search.get('kind')) ?? KINDS[0]
  return (
    <Page>
      <PageHeader title="赎货管理" lead="赎货从申请、审核到提货的进度。" />
      <TabList
        label="赎货类型"
        look="lines"
        panelId={PANEL}
        tabs={KINDS.map(({ kind: tab, label }) => ({ tab, label }))}
        selected={chosen.kind}
        onChoose={(kind) => setSearch({ kind })}
      />
      <div
        id={PANEL}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(PANEL, chosen.kind)}
      >
        <RecordList
          key={chosen.kind}
          kind={chosen.kind}
          name={chosen.label}
          searched={chosen.searched}
          empty={
            <PageState
              kind="empty"
              title="还没有赎货"
              actions={
                <ButtonLink to={chosen.from.to} look="primary">
                  {chosen.from.label}
                </ButtonLink>
              }
            >
              {chosen.empty}
            </PageState>
          }
        />
      </div>
    </Page>
  )
}

export default RedemptionsPage
