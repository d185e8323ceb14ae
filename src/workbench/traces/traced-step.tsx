import { useMemo } from 'react'
import { hashOf } from '#engine/json/hash.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey } from '#engine/process/steps.ts'
import type { ProcessSnapshot } from '#machines/process/machine.ts'
import { selectFlowView } from '#machines/process/selectors.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { sampleContext } from '../gallery/sample-context.ts'
import styles from './traces.module.css'

interface TracedStepProps {
  plan: ProcessPlan
  snapshot: ProcessSnapshot
}

/** The step on the customer's screen at one moment of a trace, read-only. */
export const TracedStep = ({ plan, snapshot }: TracedStepProps) => {
  const view = selectFlowView(plan, snapshot)
  return (
    <section className={styles.form} aria-label="客户看到的步骤">
      {view.kind === 'step' ? (
        <Forms plan={plan} snapshot={snapshot} step={view.step} />
      ) : (
        <p>{VIEWS[view.kind]}</p>
      )}
    </section>
  )
}

const VIEWS: Readonly<Record<string, string>> = {
  loading: '正在读取',
  loadFailed: '读取失败',
  empty: '没有可显示的步骤',
  waiting: '等待平台审批',
  outcome: '办理结果',
}

const Forms = ({ plan, snapshot, step }: TracedStepProps & { step: PlanStep }) => {
  const { context } = snapshot
  const forms = useMemo(() => step.forms.map((form) => form.plan), [step])
  const formContext = { ...sampleContext, collected: collectedByKey(plan, context) }
  const isReady = useWidgets(forms)
  return (
    <>
      <h2 className={styles.title}>{step.title}</h2>
      {step.page.kind === 'fixed' && <p>固定页 {step.page.key}</p>}
      {isReady &&
        step.forms.map(({ id, name, plan: form }) => (
          <Panel key={id} title={name}>
            <SchemaForm
              key={hashOf(context.data[id] ?? null)}
              id={id}
              form={form}
              data={context.data[id]}
              context={formContext}
              readOnly
            />
          </Panel>
        ))}
    </>
  )
}
