import { registContractCode } from '#schemas/api/verification.ts'
import { call } from '#src/api/call.ts'
import { SigningForm } from '#src/session/signing-form.tsx'
import { ContractText } from '#src/ui/display/contract-text.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import layout from '#src/ui/theme/layout.module.css'
import type { RealName } from './use-real-name.ts'

/** Renders the contract that a verified customer signs once. */
export const RegistrationContract = ({
  realName: { context, isBusy, send },
}: {
  realName: RealName
}) => {
  const { bizNo = '', title = '', content = '' } = context.contract ?? {}
  return (
    <div className={layout.wideStack}>
      <p role="status">身份已核实。签署《{title}》后即可使用全部服务。</p>
      <ContractText title={title} content={content} />
      <Failure message={context.failure} />
      <SigningForm
        subject={bizNo}
        consent={`我已阅读并同意签署《${title}》`}
        label="签署"
        isBusy={isBusy}
        refused={context.refused}
        requestCode={() => call(registContractCode, { body: { bizNo } }, { hide: true })}
        onSign={(code) => send({ type: 'contract.sign', code })}
      />
    </div>
  )
}
