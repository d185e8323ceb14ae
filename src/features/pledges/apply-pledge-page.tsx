import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ApplyPledge } from './apply-pledge.tsx'
import { usePledgeChoices } from './use-pledges.ts'

/** The application for a loan on appraised receipts. */
const ApplyPledgePage = () => {
  const [search] = useSearchParams()
  const choices = usePledgeChoices(search.get('goodId') ?? '')
  return (
    <Page>
      <PageHeader
        title="动产质押融资"
        lead="选择已评估的仓单，提交前即可看到最多可借金额和三个触发价格。"
        back={{ to: PATHS.pledgeProducts, label: '动产质押' }}
      />
      <Async
        result={choices}
        isEmpty={({ receipts }) => receipts.length === 0}
        empty={
          <PageState
            kind="empty"
            title="还没有已评估的仓单"
            actions={
              <ButtonLink to={PATHS.appraisal} look="primary">
                登记并评估货物
              </ButtonLink>
            }
          >
            先登记监管仓的仓单并完成评估，再申请质押融资。
          </PageState>
        }
      >
        {(found) => <ApplyPledge choices={found} />}
      </Async>
    </Page>
  )
}

export default ApplyPledgePage
