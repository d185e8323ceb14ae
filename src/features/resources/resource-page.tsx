import { useMemo, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { documentList } from '#schemas/api/resources.ts'
import { RecordCallsContext, useRecordCalls } from '#src/records/use-record.ts'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { AddressesTab } from './addresses-tab.tsx'
import { BankCardsTab } from './bank-cards-tab.tsx'
import { ContactsTab } from './contacts-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import styles from './resources.module.css'

const PANEL = 'resources'

const TABS = [
  { tab: 'documents', label: '证照资料', content: <DocumentsTab /> },
  { tab: 'cards', label: '银行账户', content: <BankCardsTab /> },
  { tab: 'addresses', label: '融资地址', content: <AddressesTab /> },
  { tab: 'contacts', label: '联系人', content: <ContactsTab /> },
] as const satisfies readonly { tab: string; label: string; content: ReactElement }[]

/** What the customer keeps on file for applications; the tab is in the address. */
const ResourcePage = () => {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const { tab, content } = TABS.find((one) => one.tab === wanted) ?? TABS[0]
  const calls = useRecordCalls()
  const own = useMemo(() => ({ ...calls, changes: [...calls.changes, documentList.name] }), [calls])
  return (
    <Page>
      <PageHeader
        title="资料管理"
        lead="保存在这里的资料，办理业务时可以直接带入，无需重复提交。"
      />
      <TabList
        label="资料"
        tabs={TABS}
        selected={tab}
        onChoose={(next) => setSearch(next === TABS[0].tab ? {} : { tab: next })}
        panelId={PANEL}
        look="lines"
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} className={styles.panel}>
        <RecordCallsContext value={own}>{content}</RecordCallsContext>
      </div>
    </Page>
  )
}

export default ResourcePage
