import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FieldEffect, FieldReasons, Reason, StepReason } from '#engine/explanation/why.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import { useDefinition } from '../definition/use-definition.ts'
import styles from './why-panel.module.css'
import { useWhy } from './use-why.ts'

const EFFECTS: Readonly<Record<FieldEffect, string>> = {
  shown: '显示',
  hidden: '隐藏',
  required: '必填',
  readOnly: '只读',
  computed: '计算',
  blocking: '未通过',
}

/** Explains the tried flow: the rule behind each step, field and 下一步, what it saw, and where it stands. */
export const WhyPanel = () => {
  const { steps, fields } = useWhy()
  const blocking = fields.filter(({ effects }) => effects.some(isBlocking))
  return (
    <section className={classNames(card.card, styles.why)} aria-labelledby="why-heading">
      <h2 id="why-heading">为什么</h2>
      {fields.length > 0 && (
        <p role="status">
          {blocking.length === 0
            ? '“下一步”：本步的内容都已通过。'
            : `“下一步”会停在本步：${blocking.map(({ field }) => field.title).join('、')}未通过。`}
        </p>
      )}
      {fields.length > 0 && (
        <Group title="本步的字段" count={fields.length}>
          {fields.map((one) => (
            <FieldRow key={`${one.form.id} ${one.field.path.map(String).join('/')}`} {...one} />
          ))}
        </Group>
      )}
      <Group title="步骤" count={steps.length}>
        {steps.map((one) => (
          <StepRow key={one.step.name} {...one} />
        ))}
      </Group>
    </section>
  )
}

const isBlocking = ({ effect }: FieldReasons['effects'][number]): boolean => effect === 'blocking'

const Group = ({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: ReactNode
}) => (
  <details className={styles.group} open>
    <summary>
      {title}（{count}）
    </summary>
    <ul>{children}</ul>
  </details>
)

const StepRow = ({ step, isShown, reason }: StepReason) => (
  <li>
    <h3>
      {step.progress}. {step.title}
      <Mark tone={isShown ? 'on' : 'off'}>{isShown ? '显示' : '跳过'}</Mark>
    </h3>
    {reason && <Words reason={reason} />}
  </li>
)

const FieldRow = ({ field, effects }: FieldReasons) => (
  <li>
    <h3>
      {field.title}
      {[...new Set(effects.map(({ effect }) => effect))].map((effect) => (
        <Mark
          key={effect}
          tone={effect === 'blocking' ? 'bad' : effect === 'hidden' ? 'off' : 'on'}
        >
          {EFFECTS[effect]}
        </Mark>
      ))}
    </h3>
    {effects.map((reason) => (
      <Words key={`${reason.effect} ${reason.pointer} ${reason.words}`} reason={reason} />
    ))}
  </li>
)

const Mark = ({ tone, children }: { tone: 'on' | 'off' | 'bad'; children: string }) => (
  <span className={styles.mark} data-tone={tone}>
    {children}
  </span>
)

const Words = ({ reason: { words, seen, pointer } }: { reason: Reason }) => {
  const { key } = useDefinition()
  return (
    <p>
      {words}
      {seen.length > 0 && <span className={styles.seen}>{`现在${seen.join('，')}`}</span>}
      <Link
        className={styles.place}
        to={`/workbench/process/${encodeURIComponent(key)}/edit?at=${encodeURIComponent(pointer)}`}
        title="在定义中查看"
      >
        {pointer}
      </Link>
    </p>
  )
}
