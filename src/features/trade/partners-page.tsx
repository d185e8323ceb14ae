import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import styles from './trade.module.css'

const PANEL = 'trade'

/** The trading partners of an enterprise, and the trade backgrounds with them; the tab is in the address. */
const PartnersPage = () => {
  const [search, setSearch] = useSearchParams()
  const { tab, content } = TABS.find((one) => one.tab === search.get('tab')) ?? TABS[0]
  return (
    <Page>
      <PageHeader
        title="贸易伙伴"
        lead="邀请并确认贸易伙伴，登记贸易背景，再登记应收账款。"
        extra={
          <>
            <ButtonLink to={PATHS.tradeConfirm}>待确认事项</ButtonLink>
            {INVITE}
          </>
        }
      />
      <TabList
        label="贸易"
        tabs={TABS}
        selected={tab}
        onChoose={(next) => setSearch(next === TABS[0].tab ? {} : { tab: next })}
        panelId={PANEL}
        look="lines"
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} className={styles.panel}>
        {content}
      </div>
    </Page>
  )
}

const INVITE = (
  <ButtonLink to={PATHS.tradeNew} look="primary">
    邀请贸易伙伴
  </ButtonLink>
)

const TABS = [
  {
    tab: 'partners',
    label: '贸易伙伴',
    content: (
      <RecordList
        key="partners"
        kind="tradingPartner"
        name="贸易伙伴"
        searched="企业名称或信用代码"
        empty={
          <PageState kind="empty" title="还没有贸易伙伴" actions={INVITE}>
            按企业名称和信用代码邀请，对方确认后即可登记贸易背景。
          </PageState>
        }
      />
    ),
  },
  {
    tab: 'backgrounds',
    label: '贸易背景',
    content: (
      <RecordList
        key="backgrounds"
        kind="tradeBackground"
        name="贸易背景"
        searched="编号、合同编号或企业名称"
        empty={
          <PageState
            kind="empty"
            title="还没有贸易背景"
            actions={
              <ButtonLink to={PATHS.tradingPartners} look="primary">
                选择贸易伙伴
              </ButtonLink>
            }
          >
            在已确认的贸易伙伴详情中登记合同、发票等资料。
          </PageState>
        }
      />
    ),
  },
] as const satisfies readonly { tab: string; label: string; content: ReactElement }[]

export default PartnersPage
