import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { operatorCalendar, operatorMoveDate, type OperatorCalendar } from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { useOperator } from '../use-operator.ts'
import { JobsPanel } from './jobs-panel.tsx'
import { LedgerCheck } from './ledger-check.tsx'
import styles from './calendar-page.module.css'

const DAY_MS = 86_400_000

/** The time between two reads while days are being ended; ms. */
const WATCH = 1000

const isRunning = ({ today, target }: Pick<OperatorCalendar, 'today' | 'target'>): boolean =>
  today < target

/** The business date: what it is, the form that moves it forward, and what the day ends did. */
const CalendarPage = () => {
  const calendar = useQuery({
    queryKey: [operatorCalendar.name],
    queryFn: ({ signal }) => operatorCall(operatorCalendar, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? WATCH : REFRESH),
  })
  return (
    <>
      <title>营业日期 · 运营台</title>
      <PageHeader
        title="营业日期"
        lead="营业日期只能向后推进；每过一天执行一次日终处理，例如额度的到期提醒。"
      />
      <Async result={calendar}>
        {(read) => (
          <div>
            <Panel title="当前营业日期">
              <p className={styles.today}>{read.today}</p>
              <Progress {...read} />
              {!isRunning(read) && <Move key={read.today} today={read.today} />}
            </Panel>
            {read.jobs.length > 0 && <JobsPanel jobs={read.jobs} />}
            <DayEnds dayEnds={read.dayEnds} />
            <LedgerCheck />
          </div>
        )}
      </Async>
    </>
  )
}

/** Says which days are still to be ended, and when they have. */
const Progress = ({ today, target }: Pick<OperatorCalendar, 'today' | 'target'>) => {
  const queries = useQueryClient()
  const runs = isRunning({ today, target })
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current && !runs) {
      notify.success('日终处理已完成')
      void queries.invalidateQueries()
    }
    ran.current = runs
  }, [runs, queries])
  const days = (Date.parse(target) - Date.parse(today)) / DAY_MS
  return (
    <p className={texts.muted} role="status">
      {runs && `日终处理中：将推进到 ${target}，还有 ${days} 天。可以离开本页，处理会继续。`}
    </p>
  )
}

const Move = ({ today }: { today: string }) => {
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  const [to, setTo] = useState(next)
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => operatorCall(operatorMoveDate, { body: { to } }),
    onSuccess: (moved) => {
      if (!isRunning(moved)) notify.success(`营业日期已推进到 ${moved.today}`)
    },
    onSettled: () => queries.invalidateQueries(),
  })
  if (!may('manager')) return <p className={texts.muted}>推进营业日期需要“管理”权限。</p>
  return (
    <form
      className={classNames(layout.cluster, styles.move)}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        mutate()
      }}
    >
      <TextField label="推进到" type="date" value={to} min={next} onChange={setTo} />
      <Button type="submit" look="primary" busy={isPending}>
        推进
      </Button>
      <Failure message={error?.message} />
    </form>
  )
}

const DayEnds = ({ dayEnds }: Pick<OperatorCalendar, 'dayEnds'>) => (
  <Panel title="日终处理">
    {dayEnds.length === 0 ? (
      <p className={texts.muted}>还没有日终处理</p>
    ) : (
      <ol className={styles.days} aria-label="日终处理">
        {dayEnds.map(({ date, jobs }) => (
          <li key={date} className={classNames(layout.entry, styles.day)}>
            <strong>{date}</strong>
            <span>
              {jobs.map(({ label, processed }) => `${label} ${processed} 笔`).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    )}
  </Panel>
)

export default CalendarPage
