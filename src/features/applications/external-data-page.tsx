import { useExternalDatum } from '#src/process/step/use-external-datum.ts'
import { useFixedStep, type FixedStep } from '#src/process/step/use-fixed-step.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { DataToConfirm } from './data-to-confirm.tsx'

/** The fixed page that shows external data to confirm; basicsCurrent counts, from 1, which data. */
const ExternalDataPage = () => {
  const fixed = useFixedStep('externalData')
  return fixed ? <ExternalData key={fixed.step.name} {...fixed} /> : null
}

const ExternalData = (fixed: FixedStep) => {
  const { actor } = useFlow()
  const datum = useExternalDatum(fixed.step)
  return (
    <DataToConfirm
      {...fixed}
      title={datum?.name ?? fixed.step.title}
      data={datum?.value === undefined ? undefined : datum}
      label="以上信息与本企业一致"
      message="请核对并勾选“以上信息与本企业一致”；如不一致，请返回上一步修改或联系客服"
      empty={
        <PageState
          kind="empty"
          title="暂未取得外部数据"
          actions={<Button onClick={() => actor.send({ type: 'flow.refresh' })}>重新获取</Button>}
        >
          数据通常在数秒内取得。您之前填写的内容已保存。
        </PageState>
      }
    />
  )
}

export default ExternalDataPage
