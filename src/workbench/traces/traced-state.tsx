import type { ProcessPlan } from '#engine/process/plan.ts'
import { stateWords } from '#machines/process/trace/difference-words.ts'
import type { TraceEvent, TraceState } from '#schemas/process/trace.ts'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import styles from './traces.module.css'

interface TracedStateProps {
  plan: ProcessPlan
  state: TraceState
  event: TraceEvent | undefined
}

/** The event, the state after it and the calls that it causes. */
export const TracedState = ({ plan, state, event }: TracedStateProps) => (
  <section className={classNames(card.card, styles.state)} aria-label="状态与请求">
    <h2 className={styles.title}>状态</h2>
    <p>{stateWords(plan, state)}</p>
    {event && <Json title="事件" value={event.event} />}
    {state.calls.map(({ call, request }) => (
      <Json key={call} title={`请求 ${call}`} value={request} />
    ))}
  </section>
)

const Json = ({ title, value }: { title: string; value: unknown }) => (
  <>
    <h3 className={styles.part}>{title}</h3>
    <ScrollRegion name={title} className={styles.json}>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </ScrollRegion>
  </>
)
