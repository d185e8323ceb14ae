import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  operatorChanges,
  operatorConfirmChange,
  operatorList,
  operatorRefuseChange,
  type OperatorChange,
} from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import styles from './operators-page.module.css'

/** The changes of accounts that wait for a second manager or for their day; nothing where none does. */
export const ChangesPanel = () => {
  const { data: changes = [] } = useQuery({
    queryKey: [operatorChanges.name],
    queryFn: ({ signal }) => operatorCall(operatorChanges, { signal }),
    refetchInterval: REFRESH,
  })
  if (changes.length === 0) return null
  return (
    <Panel title="待生效的修改">
      <ul className={styles.changes} aria-label="待生效的修改">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </Panel>
  )
}

const Change = ({ change }: { change: OperatorChange }) => {
  const { id, about, proposedBy, proposedAt, takesEffectAt, blocked } = change
  const queries = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (contract: typeof operatorConfirmChange | typeof operatorRefuseChange) =>
      operatorCall(contract, { body: { id } }),
    onSuccess: (_, contract) =>
      notify.success(contract === operatorConfirmChange ? '已复核，修改生效' : '已拒绝'),
    onSettled: () =>
      Promise.all(
        [operatorChanges, operatorList].map(({ name }) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
  const busyWith = (contract: typeof variables) => isPending && variables === contract
  return (
    <li className={classNames(layout.entry, styles.change)}>
      <div className={styles.who}>
        <strong>{about}</strong>
        <span className={texts.note}>
          {`${proposedBy} 于 ${dateTimeText(proposedAt)} 提交；另一位管理员复核后生效，否则于 ${dateTimeText(takesEffectAt)} 生效。`}
        </span>
        {blocked && <span className={texts.warningNote}>{blocked}</span>}
        <Failure message={error?.message} />
      </div>
      <div className={styles.decide}>
        {!blocked && (
          <Button
            size="small"
            look="primary"
            busy={busyWith(operatorConfirmChange)}
            aria-label={`复核通过：${about}`}
            onClick={() => mutate(operatorConfirmChange)}
          >
            复核通过
          </Button>
        )}
        <Button
          size="small"
          busy={busyWith(operatorRefuseChange)}
          aria-label={`拒绝：${about}`}
          onClick={() => mutate(operatorRefuseChange)}
        >
          拒绝
        </Button>
      </div>
    </li>
  )
}
