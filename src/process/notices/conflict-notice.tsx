import { differences } from '#engine/process/differences.ts'
import { Button } from '#src/ui/controls/button.tsx'
import styles from './conflict-notice.module.css'
import { Notice } from './notice.tsx'
import { useFlow, useTheirs } from '../flow/use-flow.ts'

/** Shows a conflict with the save of another person: the differences by field, and buttons to choose a version. */
export const ConflictNotice = () => {
  const { plan, actor } = useFlow()
  const theirs = useTheirs()
  if (!theirs) return null
  const rows = differences(plan, actor.getSnapshot().context, theirs)
  return (
    <Notice
      alert
      tone="warning"
      title="该申请刚刚在其他页面或由其他人员修改过"
      actions={
        <>
          <Button look="primary" onClick={() => actor.send({ type: 'conflict.keepMine' })}>
            保留我填写的内容
          </Button>
          <Button onClick={() => actor.send({ type: 'conflict.takeTheirs' })}>
            使用对方已保存的内容
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        '您填写的内容与对方保存的一致，可以继续办理。'
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">我填写的</th>
              <th scope="col">对方已保存的</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ formName, label, mine, theirs: other }) => (
              <tr key={`${formName} ${label}`}>
                <th scope="row">{label}</th>
                <td>{textOf(mine)}</td>
                <td>{textOf(other)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Notice>
  )
}

const textOf = (value: unknown): string =>
  value === undefined || value === ''
    ? '（空）'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
