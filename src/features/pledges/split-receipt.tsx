import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { receiptSplit } from '#schemas/api/pledges.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './pledges.module.css'
import { useChange } from './use-pledges.ts'

/** Splits a receipt into parts whose weights add up to its own. */
export const SplitReceipt = ({ id, subject }: { id: string; subject: string }) => {
  const [weights, setWeights] = useState<readonly string[]>(['', ''])
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChange(
    () => call(receiptSplit, { body: { id, weights: [...weights] } }, { hide: true }),
    ({ ids }) => {
      notify.success(`已拆分为 ${ids.length} 份仓单`)
      return navigate(PATHS.appraisal)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(undefined)
  }
  return (
    <Panel title="拆分仓单">
      <form className={layout.wideStack} onSubmit={submit} noValidate>
        <p className={classNames(texts.small, styles.hint)}>
          各份重量之和须等于{subject}的重量；拆分后原仓单作废。
        </p>
        <div className={classNames(layout.fields, styles.fields)}>
          {weights.map((weight, at) => (
            <TextField
              // The parts have no names but their places.
              key={at}
              label={`第 ${at + 1} 份（吨）`}
              inputMode="decimal"
              autoComplete="off"
              value={weight}
              onChange={(typed) => setWeights(weights.with(at, typed))}
            />
          ))}
        </div>
        <Failure message={error?.message} />
        <div className={classNames(layout.cluster, styles.actions)}>
          <Button onClick={() => setWeights([...weights, ''])}>再加一份</Button>
          <Button type="submit" look="primary" busy={isPending}>
            拆分仓单
          </Button>
        </div>
      </form>
    </Panel>
  )
}
