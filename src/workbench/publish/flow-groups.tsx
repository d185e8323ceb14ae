import type { FlowForecast } from '#schemas/api/workbench.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { canMove, groupsOf, OUTCOME_WORDS, type Moves } from './groups.ts'
import styles from './publish.module.css'

interface FlowGroupsProps {
  flows: readonly FlowForecast[]
  moves: Moves
  onChange: (moves: Moves) => void
}

/** The flows in progress by what a move does to them, with the choice to keep or to move each group. */
export const FlowGroups = ({ flows, moves, onChange }: FlowGroupsProps) => (
  <Panel title={`在办申请（${flows.length}）`}>
    {flows.length === 0 && <p>没有在办的申请。</p>}
    <ul className={styles.groups}>
      {groupsOf(flows).map(({ outcome, flows: members }) => (
        <li key={outcome} className={classNames(layout.tightStack, styles.group)}>
          <fieldset className={classNames(layout.centeredCluster, styles.choice)}>
            <legend className={styles.legend}>
              {OUTCOME_WORDS[outcome].label}：{members.length} 份
            </legend>
            <span className={styles.hint}>{OUTCOME_WORDS[outcome].hint}</span>
            {canMove(outcome) &&
              [false, true].map((isMove) => (
                <label key={String(isMove)} className={styles.option}>
                  <input
                    type="radio"
                    name={outcome}
                    checked={(moves[outcome] ?? false) === isMove}
                    onChange={() => onChange({ ...moves, [outcome]: isMove })}
                  />
                  {isMove ? '迁移到新版本' : '保持原版本'}
                </label>
              ))}
          </fieldset>
          <details className={styles.details}>
            <summary>查看申请</summary>
            <ul className={styles.rows}>
              {members.map((flow) => (
                <Flow key={flow.id} {...flow} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  </Panel>
)

const Flow = ({ id, goodsName, version, step, nextStep, lost, reason }: FlowForecast) => (
  <li className={styles.flow}>
    <span className={styles.number}>{id}</span>
    <span>
      {goodsName}，版本 {version}
    </span>
    <span>
      {step && `“${step}”`}
      {nextStep && nextStep !== step && ` → “${nextStep}”`}
    </span>
    {reason && <span className={texts.warning}>{reason}</span>}
    {lost.map(({ place, title, text }) => (
      <span key={`${place} ${title}`} className={texts.warning}>
        失去：{place === title ? place : `${place} › ${title}`}
        {text && `（${text}）`}
      </span>
    ))}
  </li>
)
