import { StepPage } from '#src/process/step/step-page.tsx'
import { useView } from '#src/process/flow/use-flow.ts'

/** The form steps of a process: processopen, productgroupprocessopen, creditlimitforapplication, activatethequota. */
const ProcessPage = () => {
  const view = useView()
  if (view.kind !== 'step' || (view.step.page.kind === 'fixed' && view.step.page.exists))
    return null
  return (
    <StepPage
      step={view.step}
      waitsFor={view.step.page.kind === 'form' ? undefined : '此页面暂时无法办理'}
    />
  )
}

export default ProcessPage
