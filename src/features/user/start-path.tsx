import type { ReactNode } from 'react'
import { PATHS } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { StepNumber } from '#src/ui/display/step-number.tsx'
import { Unseen } from '#src/ui/display/unseen.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './start-path.module.css'

/** The first step of a new customer that is not done yet; undefined for a customer with an active quota. */
export type StartStep = 'verify' | 'open' | 'quota' | undefined

/** Returns the step at which a new customer is. */
export const startStep = (
  isVerified: boolean,
  { opened, activeQuotas }: { opened: number; activeQuotas: number },
): StartStep => {
  if (activeQuotas > 0) return undefined
  if (!isVerified) return 'verify'
  return opened > 0 ? 'quota' : 'open'
}

const STEPS = [
  { step: 'verify', title: '实名认证', text: '核实身份，约 3 分钟。' },
  { step: 'open', title: '开通产品', text: '选择产品，在线填写资料。' },
  { step: 'quota', title: '获得额度', text: '申请并激活额度，即可融资。' },
] as const

/** Renders the three steps from an account to a credit line, with a button at the current one. */
export const StartPath = ({
  current,
  isUnderWay,
}: {
  current: NonNullable<StartStep>
  isUnderWay: boolean
}) => {
  const at = STEPS.findIndex(({ step }) => step === current)
  return (
    <Panel title="三步获得融资额度">
      <ol className={styles.steps}>
        {STEPS.map(({ step, title, text }, index) => (
          <li
            key={step}
            className={classNames(styles.step, index === at && styles.current)}
            aria-current={index === at ? 'step' : undefined}
          >
            <StepNumber step={index} current={at} />
            <div>
              <h3 className={styles.title}>
                {title}
                {index < at && <Unseen>（已完成）</Unseen>}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            {/* What is under way continues from the list above, or waits for approval. */}
            {index === at && !isUnderWay && <StepAction step={step} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const StepAction = ({ step }: { step: NonNullable<StartStep> }): ReactNode => {
  const { openRealName } = useSession()
  if (step === 'verify')
    return (
      <Button look="primary" onClick={openRealName}>
        去实名
      </Button>
    )
  if (step === 'open')
    return (
      <ButtonLink look="primary" to={PATHS.productList}>
        去选择产品
      </ButtonLink>
    )
  return (
    <ButtonLink look="primary" to={PATHS.myProducts}>
      查看我的产品
    </ButtonLink>
  )
}
