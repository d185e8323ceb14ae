import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Pager } from '#src/ui/controls/pager.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { ContractRow } from './contract-row.tsx'
import { useContracts } from './use-contracts.ts'

/** The customer's contracts: to read and to download. */
const MyContractsPage = () => {
  const [search] = useSearchParams()
  const current = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const contracts = useContracts({ current })
  return (
    <Page>
      <PageHeader title="我的合同" lead="办理业务时生成和签署的合同，可随时查看和下载。" />
      <Async
        result={contracts}
        isEmpty={({ records }) => records.length === 0}
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
      >
        {({ records, pages }) => (
          <>
            <Panel>
              <ul>
                {records.map((contract) => (
                  <ContractRow key={contract.contractId} contract={contract} />
                ))}
              </ul>
            </Panel>
            <Pager current={current} pages={pages} />
          </>
        )}
      </Async>
    </Page>
  )
}

export default MyContractsPage
