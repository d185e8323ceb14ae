import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { receiptMerge } from '#schemas/api/pledges.ts'
import { call } from '#src/api/call.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import styles from './pledges.module.css'
import { ReceiptChoice } from './receipt-choice.tsx'
import { useChange, usePledgeChoices } from './use-pledges.ts'

/** Merges appraised receipts, and opens the receipt for all of them. */
export const MergeReceipts = () => {
  const choices = usePledgeChoices()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChange(
    () => call(receiptMerge, { body: { receiptIds: [...chosen] } }, { hide: true }),
    ({ id }) => navigate(pathTo(PATHS.appraisal, { id })),
  )
  return (
    <Async
      result={choices}
      isEmpty={({ receipts }) => receipts.length < 2}
      empty={
        <PageState
          kind="empty"
          title="没有可以合并的仓单"
          actions={
            <ButtonLink to={PATHS.appraisal} look="primary">
              查看我的仓单
            </ButtonLink>
          }
        >
          已评估的仓单有两份以上时，可以合并。
        </PageState>
      }
    >
      {({ receipts }) => (
        <Panel>
          <div className={layout.wideStack}>
            <ReceiptChoice
              legend="选择仓单"
              receipts={receipts}
              chosen={chosen}
              onChange={setChosen}
            />
            <Failure message={error?.message} />
            <Button
              look="primary"
              busy={isPending}
              disabled={chosen.length < 2}
              className={styles.submit}
              onClick={() => mutate(undefined)}
            >
              合并仓单
            </Button>
          </div>
        </Panel>
      )}
    </Async>
  )
}
