import { useState } from 'react'
import { isForAccount, NO_PRODUCT, type ProcessFile } from '#schemas/process/definition.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { PageState } from '#src/ui/page/page-state.tsx'
import { FlowContext } from '#src/process/flow/use-flow.ts'
import { ProcessFrame } from '#src/process/screen/process-frame.tsx'
import { createStandInServer, type NextSave } from './stand-in-server.ts'
import type { Start } from './start-settings.tsx'
import { startFlow } from './start-states.ts'
import { TriedDiagram } from './tried-diagram.tsx'
import { TriedScreen } from './tried-screen.tsx'
import { TryPanel } from './try-panel.tsx'
import styles from './try.module.css'
import { useTriedFlow } from './use-tried-flow.ts'
import { WhyPanel } from './why-panel.tsx'

interface TriedFlowProps {
  plan: ProcessPlan
  file: ProcessFile
  start: Start
  restart: () => void
}

/** One run of a process in the workbench; a new run is a new component. */
export const TriedFlow = (props: TriedFlowProps) => {
  const { file, start } = props
  const isOpen = isForAccount(file.accounts, start.account === 'personal' ? 1 : 2)
  return isOpen ? (
    <RunningFlow {...props} />
  ) : (
    <PageState kind="empty" title="该账户不能办理">
      {start.account === 'personal' ? '这个流程只对企业账户开放。' : '这个流程只对个人账户开放。'}
    </PageState>
  )
}

const RunningFlow = ({ plan, file, start, restart }: TriedFlowProps) => {
  const [next, setNext] = useState<NextSave>('succeeds')
  const [{ server, flowOnlyId }] = useState(() => {
    const begun = startFlow(plan, start.state)
    return {
      server: createStandInServer({ ...begun, type: file.type }, () => setNext('succeeds')),
      flowOnlyId: begun.flow.flowOnlyId,
    }
  })
  const goodId = start.goodsType || String(file.goodsTypes[0] ?? NO_PRODUCT)
  const { flow, recording } = useTriedFlow(
    plan,
    server,
    { goodId, processType: file.type, flowOnlyId },
    restart,
  )
  const [fills, setFills] = useState(0)
  return (
    <FlowContext value={flow}>
      <div className={styles.columns}>
        <div className={styles.screen}>
          <ProcessFrame>
            <TriedScreen server={server} fills={fills} />
          </ProcessFrame>
          <TriedDiagram />
        </div>
        <div className={styles.side}>
          <TryPanel
            file={file}
            account={start.account}
            recording={recording}
            next={next}
            onNext={(chosen) => {
              server.expect(chosen)
              setNext(chosen)
            }}
            onFill={() => setFills((before) => before + 1)}
            restart={restart}
          />
          <WhyPanel />
        </div>
      </div>
    </FlowContext>
  )
}
