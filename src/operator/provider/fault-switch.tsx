import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useOperator } from '../use-operator.ts'
import styles from './provider-page.module.css'

/** The faults in their order: their names, and what each does. */
export type Faults<Fault extends string> = Readonly<Record<Fault, { name: string; text: string }>>

interface FaultSwitchProps<Fault extends string> {
  faults: Faults<Fault>
  /** The fault that is switched on. */
  fault: string
  /** The name of the query that reads the provider. */
  query: string
  onSwitch: (fault: Fault) => Promise<unknown>
}

/** Switches a fault of a simulated provider on: managers alone. */
export const FaultSwitch = <Fault extends string>({
  faults,
  fault,
  query,
  onSwitch,
}: FaultSwitchProps<Fault>) => {
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: onSwitch,
    onSuccess: (_, wanted) => notify.success(`已切换为“${faults[wanted].name}”`),
    onSettled: () => queries.invalidateQueries({ queryKey: [query] }),
  })
  const isManager = may('manager')
  return (
    <Panel title="运行状态">
      <fieldset className={styles.faults} disabled={!isManager || isPending}>
        <legend>{isManager ? '选择一种状态' : '切换状态需要“管理”权限。'}</legend>
        {(Object.keys(faults) as Fault[]).map((one) => (
          <label key={one} className={styles.fault}>
            <input type="radio" name="fault" checked={fault === one} onChange={() => mutate(one)} />
            {faults[one].name}
            <span className={styles.note}>{faults[one].text}</span>
          </label>
        ))}
      </fieldset>
      <Failure message={error?.message} />
    </Panel>
  )
}
