import { useState } from 'react'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { eventWords } from '#machines/process/trace/event-words.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import type { ReplayedTrace } from './replayed-trace.ts'
import { TracedState } from './traced-state.tsx'
import { TracedStep } from './traced-step.tsx'
import styles from './traces.module.css'

interface TraceViewProps {
  plan: ProcessPlan
  trace: Trace
  replayed: ReplayedTrace
}

/** A trace event by event, with the form, the state and the calls side by side. */
export const TraceView = ({ plan, trace, replayed }: TraceViewProps) => {
  const { moments, difference } = replayed
  const [number, setNumber] = useState(difference?.number ?? 0)
  const moment = moments[number]
  return (
    <>
      {difference ? (
        <section className={styles.difference} aria-label="与录制的差别">
          <h2>从第 {difference.number} 个事件开始，走向与录制不同</h2>
          <p>录制：{difference.expected}</p>
          <p>现在：{difference.actual}</p>
          {difference.reasons.map((reason) => (
            <p key={reason}>原因：{reason}</p>
          ))}
          <Button size="small" onClick={() => setNumber(difference.number)}>
            查看这个事件
          </Button>
        </section>
      ) : (
        <p className={styles.same}>与录制一致：{trace.events.length} 个事件的走向都没有改变。</p>
      )}
      <div className={styles.steps}>
        <Button disabled={number === 0} onClick={() => setNumber(number - 1)}>
          上一个事件
        </Button>
        <Button disabled={number === trace.events.length} onClick={() => setNumber(number + 1)}>
          下一个事件
        </Button>
        <span role="status">
          {number} / {trace.events.length}
        </span>
      </div>
      <div className={styles.columns}>
        <ol className={classNames(card.card, styles.events)} aria-label="事件" start={0}>
          {[undefined, ...trace.events].map((event, at) => (
            <li key={at}>
              <button
                type="button"
                className={styles.event}
                aria-current={at === number ? 'step' : undefined}
                onClick={() => setNumber(at)}
              >
                <span>{event ? eventWords(plan, event) : '开始'}</span>
                <span className={styles.time}>{((event?.at ?? 0) / 1000).toFixed(1)} 秒</span>
              </button>
            </li>
          ))}
        </ol>
        {moment && (
          <>
            <TracedStep key={number} plan={plan} snapshot={moment.snapshot} />
            <TracedState plan={plan} state={moment.state} event={trace.events[number - 1]} />
          </>
        )}
      </div>
    </>
  )
}
