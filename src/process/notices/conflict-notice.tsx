import { useId, useState } from 'react'
import type { ProcessEvent } from '#machines/process/machine-setup.ts'
import { differences, mergeTheirs, type Difference } from '#engine/process/differences.ts'
import { Button } from '#src/ui/controls/button.tsx'
import unseen from '#src/ui/display/unseen.module.css'
import { useFlow, useTheirs } from '../flow/use-flow.ts'
import { ConflictValue } from './conflict-value.tsx'
import styles from './conflict-notice.module.css'
import { Notice } from './notice.tsx'

type Version = 'mine' | 'theirs'

/**
 * Shows a conflict with the save of another person or tab: the differences as the form shows them, a choice for each
 * field, and buttons that choose one version as a whole.
 */
export const ConflictNotice = () => {
  const { plan, actor, stepSender } = useFlow()
  const theirs = useTheirs()
  const [chosen, setChosen] = useState<Readonly<Record<string, Version>>>({})
  if (!theirs) return null
  const { context } = actor.getSnapshot()
  const rows = differences(plan, context, theirs)
  const send = (event: ProcessEvent) => {
    stepSender.hand()
    actor.send(event)
  }
  const versionOf = (row: Difference): Version => chosen[keyOf(row)] ?? 'mine'
  const merge = () => {
    const preferred = rows.filter((row) => versionOf(row) === 'theirs')
    stepSender.hand()
    const { data } = actor.getSnapshot().context
    actor.send({ type: 'conflict.merge', data: mergeTheirs(data, preferred) })
  }
  return (
    <Notice
      alert
      tone="warning"
      title="该申请刚刚在其他页面或由其他人员修改过"
      actions={
        <>
          {rows.length > 0 && (
            <Button look="primary" onClick={merge}>
              按所选内容保存
            </Button>
          )}
          <Button
            look={rows.length > 0 ? 'secondary' : 'primary'}
            onClick={() => send({ type: 'conflict.keepMine' })}
          >
            保留我填写的内容
          </Button>
          <Button onClick={() => send({ type: 'conflict.takeTheirs' })}>
            使用对方已保存的内容
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        '您填写的内容与对方保存的一致，可以继续办理。'
      ) : (
        <table className={styles.table}>
          <thead className={unseen.onPhone}>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">我填写的</th>
              <th scope="col">对方已保存的</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={keyOf(row)}
                row={row}
                mine={context.data[row.form.id]}
                theirs={theirs.tasks.find(({ id }) => id === row.form.id)?.variable}
                version={versionOf(row)}
                onChoose={(version) => setChosen({ ...chosen, [keyOf(row)]: version })}
              />
            ))}
          </tbody>
        </table>
      )}
    </Notice>
  )
}

const keyOf = ({ form, field }: Difference): string => `${form.id} ${field}`

interface RowProps extends Record<Version, unknown> {
  row: Difference
  version: Version
  onChoose: (version: Version) => void
}

/** One field: its title, and both values to choose from. */
const Row = ({ row, version, onChoose, ...data }: RowProps) => {
  const id = useId()
  const { form, field, label } = row
  return (
    <tr>
      <th scope="row">
        {label}
        <span className={styles.form}>{form.name}</span>
      </th>
      {VERSIONS.map(([name, title]) => (
        <td key={name}>
          <div className={styles.choice}>
            <input
              type="radio"
              name={id}
              aria-label={`${label}：${title}`}
              checked={version === name}
              onChange={() => onChoose(name)}
            />
            <div>
              <span className={styles.version}>{title}</span>
              <ConflictValue form={form.plan} field={field} data={data[name]} />
            </div>
          </div>
        </td>
      ))}
    </tr>
  )
}

const VERSIONS = [
  ['mine', '我填写的'],
  ['theirs', '对方已保存的'],
] as const
