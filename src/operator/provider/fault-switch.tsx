import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import choice from '#src/ui/controls/choice.module.css'
import { useOperator } from '../use-operator.ts'
import styles from './provider-page.module.css'

interface FaultSwitchProps<Fault extends string> {
  /** The faults in their order, and what each does. */
  faults: Readonly<Record<Fault, string>>
  labels: Readonly<Record<Fault, string>>
  /** The fault that is switched on. */
  fault: string
  /** The name of the query that reads the provider. */
  query: string
  onSwitch: (fault: Fault) => Promise<unknown>
}

/** Switches a fault of a simulated provider on: managers alone. */
export const FaultSwitch = <Fault extends string>({
  faults,
  labels,
  fault,
  query,
  onSwitch,
}: FaultSwitchProps<Fault>) => {
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: onSwitch,
    onSuccess: (_, wanted) => notify.success(`已切换为“${labels[wanted]}”`),
    onSettled: () => queries.invalidateQueries({ queryKey: [query] }),
  })
  const isManager = may('manager')
  return (
    <Panel title="运行状态">
      <fieldset className={styles.faults} disabled={!isManager || isPending}>
        <legend>{isManager ? '选择一种状态' : '切换状态需要“管理”权限。'}</legend>
        {(Object.keys(faults) as Fault[]).map((one) => (
          <label key={one} className={classNames(choice.choice, styles.fault)}>
            <input type="radio" name="fault" checked={fault === one} onChange={() => mutate(one)} />
            {labels[one]}
            <span className={classNames(texts.small, styles.note)}>{faults[one]}</span>
          </label>
        ))}
      </fieldset>
      <Failure message={error?.message} />
    </Panel>
  )
}
