import { useMutation } from '@tanstack/react-query'
import { operatorVerifyLedger } from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { operatorCall } from '../operator-call.ts'
import styles from './calendar-page.module.css'

const CHECKS: Readonly<Record<string, string>> = {
  unit: '单位合计不为零',
  balance: '余额与流水不符',
  floor: '余额低于下限',
  pending: '已结束的业务仍有冻结',
}

/** Recomputes the ledger where it is asked for, and lists what does not agree. */
export const LedgerCheck = () => {
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => operatorCall(operatorVerifyLedger, {}),
  })
  return (
    <Panel title="台账核对">
      <p className={texts.muted}>重新计算全部流水，核对各单位合计、账户余额和未了结的冻结。</p>
      <div className={classNames(layout.cluster, styles.move)}>
        <Button busy={isPending} onClick={() => mutate()}>
          核对台账
        </Button>
        <Failure message={error?.message} />
      </div>
      <div role="status">
        {data?.issues.length === 0 && <p className={styles.result}>台账一致，没有发现问题。</p>}
        {data && data.issues.length > 0 && (
          <>
            <p className={styles.result}>发现 {data.issues.length} 处不一致：</p>
            <ul className={styles.issues}>
              {data.issues.map(({ check, subject, detail }) => (
                <li key={`${check} ${subject}`}>
                  {CHECKS[check] ?? check}：{subject}（{detail}）
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}
