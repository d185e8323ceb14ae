import { useState } from 'react'
import { preparationOf, type DocumentNeed } from '#engine/process/preparation.ts'
import { useFlow } from '../flow/use-flow.ts'
import styles from './preparation-note.module.css'

const GROUPS: readonly (readonly [DocumentNeed, string])[] = [
  ['required', '提交前须提供'],
  ['optional', '可后补'],
  ['conditional', '视填写情况提供'],
]

/** Tells before the first step how long the process takes, and lists the documents of the customer's route. */
export const PreparationNote = () => {
  const { plan, actor } = useFlow()
  const [{ steps, minutes, documents }] = useState(() =>
    preparationOf(plan, actor.getSnapshot().context),
  )
  const effort = `共 ${steps} 步，约需 ${minutes} 分钟`
  if (documents.length === 0) return <p className={styles.note}>{effort}</p>
  return (
    <details className={styles.note}>
      <summary>
        {effort}，需准备 {documents.length} 份资料
      </summary>
      <dl className={styles.documents}>
        {GROUPS.map(([need, title]) => {
          const listed = documents.filter((one) => one.need === need)
          return (
            listed.length > 0 && (
              <div key={need}>
                <dt>{title}</dt>
                {listed.map(({ name, step }) => (
                  <dd key={step + name}>
                    {name}
                    <span className={styles.step}>（{step}）</span>
                  </dd>
                ))}
              </div>
            )
          )
        })}
      </dl>
    </details>
  )
}
