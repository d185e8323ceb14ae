import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cloudBillIssue, type BillMember, type cloudBillTerms } from '#schemas/api/cloud-bills.ts'
import type { DataOf } from '#schemas/api/contract.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { billPath, ISSUED } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { useBillCall, useBillTerms, useOrganization } from './use-bills.ts'

/** The issue of a bill by a core enterprise. */
const IssuePage = () => {
  const terms = useBillTerms()
  const members = useOrganization()
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
            <Async
              result={members}
              isEmpty={(list) => receiversOf(list).length === 0}
              empty={<NoReceivers />}
            >
              {(list) => <IssueForm terms={known} receivers={receiversOf(list)} />}
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
  const [draft, setDraft] = useState({
    memberId: receivers[0]?.id ?? '',
    amount: '',
    maturityDate: '',
    trade: '',
    longTermReason: '',
  })
  const navigate = useNavigate()
  const { mutate, isPending, error } = useBillCall(cloudBillIssue, (made) =>
    navigate(billPath('cloudWaiting', made.id)),
  )
  const field = (member: Exclude<keyof typeof draft, 'memberId'>) => ({
    value: draft[member],
    required: true,
    autoComplete: 'off',
    onChange: (text: string) => setDraft({ ...draft, [member]: text }),
  })
  const isLong = draft.maturityDate > terms.reasonAfter
  return (
    <Panel
      title="云信信息"
      extra={<ButtonLink to={PATHS.cloudOrganization}>维护组织架构</ButtonLink>}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          mutate(draft)
        }}
      >
        <FactBox>
          <Fact name="可用额度">
            <MoneyText value={terms.available} unit="auto" />
          </Fact>
          <Fact name="最晚到期日">{dateText(terms.latestMaturity)}</Fact>
        </FactBox>
        <div className={layout.fields}>
          <SelectField
            label="收单企业"
            value={draft.memberId}
            onChange={(memberId) => setDraft({ ...draft, memberId })}
            options={receivers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField label="云信金额（元）" inputMode="decimal" {...field('amount')} />
          <TextField
            label="到期日"
            type="date"
            max={terms.latestMaturity}
            {...field('maturityDate')}
          />
          <TextField label="贸易合同或发票" maxLength={200} {...field('trade')} />
          {isLong && (
            <TextField
              label={`期限超过 ${terms.reasonAboveMonths} 个月的原因`}
              maxLength={200}
              {...field('longTermReason')}
            />
          )}
        </div>
        {isLong && (
          <p className={texts.note} role="status">
            期限超过 {terms.reasonAboveMonths} 个月，资金方会核实原因，可能影响持有企业融资。
          </p>
        )}
        <p className={texts.note}>
          收单企业可以签收或拒收；{terms.acceptWithinDays} 天内未签收的自动撤回，额度随即释放。
        </p>
        <Failure message={error?.message} />
        <div className={layout.cluster}>
          <Button type="submit" look="primary" size="large" busy={isPending}>
            签发云信
          </Button>
        </div>
      </form>
    </Panel>
  )
}
