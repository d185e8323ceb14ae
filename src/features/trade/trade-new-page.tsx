import { useSearchParams } from 'react-router-dom'
import type { BodyOf } from '#schemas/api/contract.ts'
import { backgroundSave, partnerInvite } from '#schemas/api/trade.ts'
import { backgroundForm, partnerForm } from '#schemas/forms/trade.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { filesOf } from './given-files.ts'
import { useMade } from '#src/records/use-made.ts'

/** The invitation of a trading partner; with a partner the registration of a trade background. */
const TradeNewPage = () => {
  const [search] = useSearchParams()
  const partner = search.get('partner')
  return <Page>{partner ? <NewBackground partnerId={partner} /> : <Invitation />}</Page>
}

const Invitation = () => {
  const sending = useMade('tradingPartner', (body: BodyOf<typeof partnerInvite>) =>
    call(partnerInvite, { body }, { hide: true }),
  )
  return (
    <>
      <PageHeader
        title="邀请贸易伙伴"
        lead="对方须是本平台已认证的企业；对方确认后，双方即可登记和确认贸易背景。"
        back={{ to: PATHS.tradingPartners, label: '贸易伙伴' }}
      />
      <Panel>
        <InlineForm
          name="partner"
          title="受邀企业"
          content={partnerForm}
          label="发出邀请"
          sending={sending}
        />
      </Panel>
    </>
  )
}

type Background = BodyOf<typeof backgroundSave>

const NewBackground = ({ partnerId }: { partnerId: string }) => {
  const partner = useRecord({ kind: 'tradingPartner', id: partnerId })
  const sending = useMade('tradeBackground', (values: Background) =>
    call(backgroundSave, { body: bodyOf(values, partnerId) }, { hide: true }),
  )
  return (
    <>
      <PageHeader
        title="登记贸易背景"
        lead="由销售方登记，采购方核对确认；发票须开给对方，合计决定可登记的应收账款。"
        back={{
          to: recordPath('tradingPartner', partnerId) ?? PATHS.tradingPartners,
          label: '贸易伙伴',
        }}
        extra={<ButtonLink to={`${PATHS.invoiceDetail}?register=1`}>登记发票</ButtonLink>}
      />
      <Async result={partner}>
        {({ subject }) => (
          <Panel>
            <InlineForm
              name="background"
              subject={partnerId}
              title={subject}
              content={backgroundForm}
              label="提交确认"
              sending={sending}
            />
          </Panel>
        )}
      </Async>
    </>
  )
}

const bodyOf = (values: Background, partnerId: string): Background => ({
  ...values,
  partnerId,
  contractFiles: filesOf(values.contractFiles),
  documents: (values.documents ?? []).map((document) => ({
    ...document,
    files: filesOf(document.files),
  })),
})

export default TradeNewPage
