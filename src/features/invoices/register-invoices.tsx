import { useState } from 'react'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './register-invoices.module.css'
import { RegisterMany } from './register-many.tsx'
import { RegisterOne } from './register-one.tsx'

const PANEL = 'register-invoices'

const TABS = [
  { tab: 'one', label: '逐张登记' },
  { tab: 'many', label: '批量登记' },
] as const

/** Registers one invoice with its file, or many from a table. */
export const RegisterInvoices = () => {
  const [tab, setTab] = useState<(typeof TABS)[number]['tab']>('one')
  return (
    <Panel>
      <TabList
        label="登记方式"
        tabs={TABS}
        selected={tab}
        onChoose={setTab}
        panelId={PANEL}
        look="lines"
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} className={styles.panel}>
        {tab === 'one' ? <RegisterOne /> : <RegisterMany />}
      </div>
    </Panel>
  )
}
