import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { PdfDownload } from '#src/records/pdf-download.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { ContractState } from './contract-state.tsx'
import { ContractText } from './contract-text.tsx'
import { useContract } from './use-contracts.ts'
import styles from './contract-row.module.css'

/** The customer's contracts; with an id one of them, to read and to download. */
const MyContractsPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Page>{id ? <Contract id={id} /> : <Contracts />}</Page>
}

const Contracts = () => (
  <>
    <PageHeader
      title="我的合同"
      lead="办理业务时签署的合同，以及对方签署、由双方持有的文书，可随时查看和下载。"
    />
    <RecordList
      kind="contract"
      name="我的合同"
      searched="合同名称、编号或产品"
      empty={
        <PageState
          kind="empty"
          title="还没有合同"
          actions={
            <ButtonLink to={PATHS.myProducts} look="primary">
              查看我的产品
            </ButtonLink>
          }
        >
          办理业务到“合同签署”步骤时，合同会出现在这里。
        </PageState>
      }
    />
  </>
)

const LIST = { to: PATHS.myContracts, label: '我的合同' }

const Contract = ({ id }: { id: string }) => {
  const contract = useContract(id)
  const { title = '合同', contractNo = '', link = '' } = contract.data ?? {}
  return (
    <>
      <PageHeader
        title={title}
        back={LIST}
        extra={<PdfDownload title={title} number={contractNo} link={link} />}
      />
      <Async result={contract}>
        {(found) => (
          <Panel>
            <p className={styles.facts}>
              <ContractState status={found.status} />
              <span>编号 {contractNo}</span>
              {found.signedAt && <span>签署于 {dateTimeText(found.signedAt)}</span>}
              {found.voidedAt && <span>失效于 {dateTimeText(found.voidedAt)}</span>}
            </p>
            <ContractText contract={found} />
          </Panel>
        )}
      </Async>
    </>
  )
}

export default MyContractsPage
