import { compileForm } from '#engine/form/compile-form.ts'
import { useFixedStep, type FixedStep } from '#src/process/step/use-fixed-step.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PageError, PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { DataToConfirm } from './data-to-confirm.tsx'
import ProcessPage from './process-page.tsx'
import { useQuota, type Quota } from './use-quota.ts'

/** The form steps of an activation, and in any process the fixed page on which the approved quota is confirmed. */
const ActivateQuotaPage = () => {
  const fixed = useFixedStep('activateQuota')
  return fixed ? <QuotaConfirmation key={fixed.step.name} {...fixed} /> : <ProcessPage />
}

const QuotaConfirmation = (fixed: FixedStep) => {
  const { data: quota, isPending, error, refetch } = useQuota()
  const again = () => void refetch()
  return (
    <DataToConfirm
      {...fixed}
      title="审批额度"
      data={quota ? { form: QUOTA_FORM, value: shownOf(quota) } : undefined}
      label="我已知悉并接受以上额度、利率与有效期"
      message="请核对并勾选“我已知悉并接受以上额度、利率与有效期”；如有疑问，请联系客服"
      empty={
        isPending ? (
          <PageSkeleton lines={3} />
        ) : error ? (
          <PageError error={error} onRetry={again} />
        ) : (
          <PageState
            kind="empty"
            title="暂无审批额度"
            actions={<Button onClick={again}>重新获取</Button>}
          >
            额度审批通过后，可在此确认。您之前填写的内容已保存。
          </PageState>
        )
      }
    />
  )
}

const shownOf = ({ amount, annualRate, validUntil }: Quota) => ({ amount, annualRate, validUntil })

const QUOTA_FORM = compileForm({
  schema: {
    type: 'object',
    properties: {
      amount: { type: 'string', title: '审批额度', format: 'money' },
      annualRate: { type: 'string', title: '年化利率', format: 'percent' },
      validUntil: { type: 'string', title: '额度有效期至' },
    },
  },
})

export default ActivateQuotaPage
