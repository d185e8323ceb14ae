import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { redemptionRequest, type PledgePosition } from '#schemas/api/pledges.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { redemptionPath } from './pledge-paths.ts'
import styles from './pledges.module.css'
import { useChange } from './use-pledges.ts'

/** Requests the redemption of a weight, at most what may leave today. */
export const RedeemPanel = ({ position }: { position: PledgePosition }) => {
  const { id: pledgeId, releasable, weight: held, advanceRate } = position
  const [weight, setWeight] = useState('')
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChange(
    () => call(redemptionRequest, { body: { pledgeId, weight } }, { hide: true }),
    (redemption) => navigate(redemptionPath(redemption)),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(undefined)
  }
  return (
    <Panel title="赎货">
      <form className={layout.wideStack} onSubmit={submit} noValidate>
        <p>
          质物共 {held} 吨，按今日价格最多可赎 <strong>{releasable}</strong> 吨；留下的质物按{' '}
          {advanceRate}% 仍覆盖借款。
        </p>
        <div className={classNames(layout.fields, styles.fields)}>
          <TextField
            label="赎货重量（吨）"
            inputMode="decimal"
            autoComplete="off"
            value={weight}
            onChange={setWeight}
            beside={<Button onClick={() => setWeight(releasable)}>全部可赎</Button>}
          />
        </div>
        <Failure message={error?.message} />
        <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
          申请赎货
        </Button>
      </form>
    </Panel>
  )
}
