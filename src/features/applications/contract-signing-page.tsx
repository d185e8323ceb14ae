import { useEffect } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { dependentEntry } from '#engine/process/depends-on.ts'
import { SIGNED_WAY } from '#schemas/api/reference-data.ts'
import type { Contract } from '#schemas/api/customer-contracts.ts'
import { Notice } from '#src/process/notices/notice.tsx'
import { OutdatedNotice } from '#src/process/notices/outdated-notice.tsx'
import { StepPage } from '#src/process/step/step-page.tsx'
import { useFixedStep, type FixedStep } from '#src/process/step/use-fixed-step.ts'
import { useFailure, useFlow } from '#src/process/flow/use-flow.ts'
import { SigningForm } from '#src/session/signing-form.tsx'
import { PdfDownload } from '#src/records/pdf-download.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './contract-signing-page.module.css'
import { ContractText } from './contract-text.tsx'
import { ProviderSigning } from './provider-signing.tsx'
import { SigningWait } from './signing-wait.tsx'
import { useSignedWay } from './use-signed-way.ts'
import { useContractSigning, type ContractSigning } from './use-contract-signing.ts'

/** The fixed page on which the contract of a step is read and signed; a flow may have several such steps. */
const ContractSigningPage = () => {
  const fixed = useFixedStep('contractSigning')
  return fixed ? <Signing key={fixed.step.name} {...fixed} /> : null
}

const Signing = ({ step, saved, isOutdated }: FixedStep) => {
  const { actor } = useFlow()
  const { flowOnlyId } = actor.getSnapshot().context
  const entryId = dependentEntry(step) ?? ''
  const signing = useContractSigning(flowOnlyId, entryId)
  const { view, contract, failure, seconds, providerPage, send } = signing
  const refused = useFailure()?.fields
  useEffect(() => {
    // The commit was refused for this contract: another one has to be read and signed.
    if (refused?.some(({ formId }) => formId === entryId)) send({ type: 'contract.refresh' })
  }, [refused, entryId, send])
  // The page may have been left after the signature without going on.
  const wasSigned = isOutdated || (isJsonObject(saved) && Boolean(saved.signedAt))
  return (
    <StepPage
      step={step}
      waitsFor={view === 'signed' ? undefined : '签署合同后可以继续'}
      pageData={() => ({
        contractId: contract?.contractId,
        contractNo: contract?.contractNo,
        signedAt: contract?.signedAt,
      })}
    >
      {wasSigned && view === 'reading' && <OutdatedNotice step={step} />}
      <Panel
        title={contract?.title ?? '合同签署'}
        extra={contract && `编号 ${contract.contractNo}`}
      >
        {view === 'preparing' && <PageSkeleton lines={6} label="合同生成中" />}
        {view === 'unprepared' && (
          <PageState
            kind="error"
            title="合同没有生成成功"
            actions={
              <Button look="primary" onClick={() => send({ type: 'contract.retry' })}>
                重试
              </Button>
            }
          >
            {failure}
          </PageState>
        )}
        {view === 'reading' && contract && <Reading contract={contract} signing={signing} />}
        {(view === 'waiting' || view === 'abnormal') && (
          <SigningWait
            seconds={seconds}
            isAbnormal={view === 'abnormal'}
            providerPage={providerPage}
            onRefresh={() => send({ type: 'contract.refresh' })}
          />
        )}
        {view === 'signed' && contract && <Signed contract={contract} />}
      </Panel>
    </StepPage>
  )
}

interface ReadingProps {
  contract: Contract
  signing: ContractSigning
}

const Reading = ({ contract, signing }: ReadingProps) => (
  <>
    <ContractText contract={contract} />
    <p className={styles.download}>
      <PdfDownload title={contract.title} number={contract.contractNo} link={contract.link} />
    </p>
    {signing.failure && (
      <Notice alert tone="danger" title="没有签署成功">
        {signing.failure}
      </Notice>
    )}
    <Intent contract={contract} signing={signing} />
  </>
)

/** Asks for the intent to sign, in the way of the system dictionary. */
const Intent = ({ contract, signing: { refused, isBusy, requestCode, send } }: ReadingProps) => {
  const way = useSignedWay()
  const consent = `我已阅读并同意《${contract.title}》的全部内容`
  if (way === undefined) return <PageSkeleton lines={1} />
  if (way === SIGNED_WAY.provider)
    return (
      <ProviderSigning
        consent={consent}
        isBusy={isBusy}
        onSign={() => send({ type: 'contract.sign', code: NO_CODE })}
      />
    )
  return (
    <SigningForm
      subject={contract.contractId}
      consent={consent}
      label="签署合同"
      isBusy={isBusy}
      refused={refused}
      requestCode={requestCode}
      onSign={(code) => send({ type: 'contract.sign', code })}
    />
  )
}

/** On the page of the provider, the provider itself asks for the intent. */
const NO_CODE = { id: '', value: '' }

const Signed = ({ contract }: { contract: Contract }) => (
  <>
    <p className={styles.signed} role="status">
      <span aria-hidden="true">✓</span>
      <span>
        合同已签署
        {contract.signedAt && (
          <>
            ，签署时间 <time>{contract.signedAt}</time>
          </>
        )}
      </span>
    </p>
    <PdfDownload title={contract.title} number={contract.contractNo} link={contract.link} />
    <details className={styles.copy}>
      <summary>查看合同内容</summary>
      <ContractText contract={contract} />
    </details>
  </>
)

export default ContractSigningPage
