import { Navigate, useParams } from 'react-router-dom'
import { receivableLifecycle } from '#schemas/lifecycles/receivable.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { accountOf } from './trade-paths.ts'

/** A receivable, as its supplier sees it; its debtor is led to the payable. */
const AssetPage = () => {
  const { id = '' } = useParams()
  const receivable = useRecord({ kind: receivableLifecycle.kind, id })
  const actions = receivable.data?.actions ?? []
  const account = actions.find(({ name, blocked }) => name === 'setAccount' && !blocked)
  if (receivable.data?.role === 'coreEnterprise')
    return <Navigate to={recordPath('payable', id) ?? PATHS.myDebts} replace />
  return (
    <Page>
      <PageHeader
        title="应收账款详情"
        back={{ to: PATHS.myAssets, label: '我的资产' }}
        extra={account && <ButtonLink to={accountOf(id)}>{account.label}</ButtonLink>}
      />
      <Async result={receivable}>
        {(record) => (
          <RecordDetail
            record={{ ...record, actions: record.actions.filter((one) => one !== account) }}
            figureNames={receivableLifecycle.figures ?? {}}
          />
        )}
      </Async>
    </Page>
  )
}

export default AssetPage
