import { useMemo } from 'react'
import { cloudBillIssue, type BillMember, type cloudBillTerms } from '#schemas/api/cloud-bills.ts'
import type { BodyOf, DataOf } from '#schemas/api/contract.ts'
import { billIssueForm } from '#schemas/forms/cloud-bill.ts'
import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useMade } from '#src/records/use-made.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { ISSUED } from './bill-paths.ts'
import { useBillTerms, useOrganization } from './use-bills.ts'

/** The issue of a bill by a core enterprise. */
const IssuePage = () => {
  const terms = useBillTerms()
  const members = useOrganization()
  const receivers = useMemo(() => receiversOf(members.data ?? []), [members.data])
  return (
    <Page>
      <PageHeader
        title="云信开立"
        lead="向组织架构内的企业开立，承诺到期付款；对方签收后生效，不能更改。"
        back={ISSUED}
      />
      <Async result={terms}>
        {(known) =>
          known.blocked ? (
            <PageState
              kind="forbidden"
              title="暂时不能开立云信"
              actions={
                <ButtonLink to={ISSUED.to} look="primary">
                  查看云信
                </ButtonLink>
              }
            >
              {known.blocked}
            </PageState>
          ) : (
            <Async result={members} isEmpty={() => receivers.length === 0} empty={<NoReceivers />}>
              {() => <IssueForm terms={known} receivers={receivers} />}
            </Async>
          )
        }
      </Async>
    </Page>
  )
}

export default IssuePage

/** Returns the members that are on the platform: they may receive bills. */
const receiversOf = (members: readonly BillMember[]): readonly BillMember[] =>
  members.filter(({ enterpriseId }) => enterpriseId)

const NoReceivers = () => (
  <PageState
    kind="empty"
    title="还没有可以收单的企业"
    actions={
      <ButtonLink to={PATHS.cloudOrganization} look="primary">
        维护组织架构
      </ButtonLink>
    }
  >
    组织架构内、已在本平台认证的企业可以接收云信，请先添加。
  </PageState>
)

interface IssueFormProps {
  terms: DataOf<typeof cloudBillTerms>
  receivers: readonly BillMember[]
}

const IssueForm = ({ terms, receivers }: IssueFormProps) => {
  const sending = useMade(cloudBillLifecycle.kind, (body: BodyOf<typeof cloudBillIssue>) =>
    call(cloudBillIssue, { body }, { hide: true }),
  )
  const content = useMemo(() => billIssueForm(receivers, terms), [receivers, terms])
  return (
    <>
      <Panel
        title="开单额度"
        extra={<ButtonLink to={PATHS.cloudOrganization}>维护组织架构</ButtonLink>}
      >
        <FactBox>
          <Fact name="可用额度">
            <MoneyText value={terms.available} unit="auto" />
          </Fact>
          <Fact name="最晚到期日">{dateText(terms.latestMaturity)}</Fact>
        </FactBox>
      </Panel>
      <Panel>
        <InlineForm
          name="cloudBill"
          title="云信信息"
          content={content}
          label="签发云信"
          sending={sending}
        >
          {() => (
            <p className={texts.note}>
              收单企业可以签收或拒收；{terms.acceptWithinDays} 天内未签收的自动撤回，额度随即释放。
            </p>
          )}
        </InlineForm>
      </Panel>
    </>
  )
}
