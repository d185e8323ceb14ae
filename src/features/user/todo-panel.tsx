import { useId, useState } from 'react'
import type { Todo } from '#schemas/api/next-steps.ts'
import { isAboutRecord } from '#schemas/process/definition.ts'
import type { RecordWaiting } from '#schemas/api/records.ts'
import { useOpenTodo, type useTodos } from '#src/process/flow/use-todos.ts'
import { WithdrawApplication } from '#src/process/withdraw-application.tsx'
import { preloadProcess } from '#src/process/preload-process.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Dated } from '#src/ui/display/dated.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './todo-panel.module.css'
import { TODO_TEXTS, todoSentence } from './todo-texts.ts'

interface TodoPanelProps {
  todos: ReturnType<typeof useTodos>
  /** The records in which the customer has to act. */
  records: readonly RecordWaiting[]
}

/** The rows that are shown before the customer asks for the rest. */
const SHOWN = 5

/** The tones of what has to be done first, the most urgent one first. */
const URGENT = ['danger', 'warning']

const urgencyOf = ({ status }: RecordWaiting): number => {
  const place = URGENT.indexOf(status.tone)
  return place === -1 ? URGENT.length : place
}

/** Renders what waits for the customer, each with the button to do it: records by their urgency. */
export const TodoPanel = ({ todos, records }: TodoPanelProps) => {
  const { open, opening } = useOpenTodo()
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const count = (todos.data?.length ?? 0) + records.length
  const shown = isWhole ? count : SHOWN
  const urgentFirst = records.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
  return (
    <Panel title="待我办理" extra={count > 0 ? `${count} 项` : undefined}>
      <Async
        result={todos}
        loading={<PageSkeleton lines={2} />}
        isEmpty={() => count === 0}
        empty={<p className={texts.muted}>暂无待办事项，有新的进展会以消息通知您。</p>}
      >
        {(list) => (
          <>
            <ul id={listId} aria-label="待我办理">
              {list.slice(0, shown).map((todo, place) => (
                <TodoRow
                  key={`${todo.kind} ${todo.processType} ${todo.flowOnlyId || todo.businessId}`}
                  todo={todo}
                  isFirst={place === 0}
                  isOpening={opening === todo}
                  onOpen={() => open(todo)}
                />
              ))}
              {urgentFirst.slice(0, Math.max(0, shown - list.length)).map((record, place) => (
                <WaitingRow
                  key={`${record.kind} ${record.id}`}
                  record={record}
                  isFirst={place === 0 && list.length === 0}
                />
              ))}
            </ul>
            {count > SHOWN && (
              <Button
                look="quiet"
                block
                className={styles.more}
                aria-expanded={isWhole}
                aria-controls={listId}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? '收起' : `查看全部 ${count} 项`}
              </Button>
            )}
          </>
        )}
      </Async>
    </Panel>
  )
}

interface TodoRowProps {
  todo: Todo
  isFirst: boolean
  isOpening: boolean
  onOpen: () => void
}

const TodoRow = ({ todo, isFirst, isOpening, onOpen }: TodoRowProps) => {
  const { state, tone, action } = TODO_TEXTS[todo.kind]
  const name = [todo.goodsName, todo.processName].filter(Boolean).join(' · ')
  return (
    <li className={classNames(layout.entry, styles.todo)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {name}
          <StatusTag tone={tone}>{state}</StatusTag>
        </h3>
        <p className={styles.sentence}>
          <Dated>{todoSentence(todo)}</Dated>
        </p>
        {todo.updatedAt && <p className={styles.time}>更新于 {dateTimeText(todo.updatedAt)}</p>}
        {/* That of a product is given up at the product. */}
        {isAboutRecord(todo.processType) && <WithdrawApplication application={todo} />}
      </div>
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        className={styles.action}
        busy={isOpening}
        aria-label={`${action}：${name}`}
        onPointerEnter={preloadProcess}
        onFocus={preloadProcess}
        onClick={onOpen}
      >
        {action}
      </Button>
    </li>
  )
}

const WaitingRow = ({ record, isFirst }: { record: RecordWaiting; isFirst: boolean }) => {
  const { kind, id, subject, status, action } = record
  const to = recordPath(kind, id)
  return (
    <li className={classNames(layout.entry, styles.todo)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {subject}
          <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
        </h3>
        <p className={styles.sentence}>{status.sentence}</p>
      </div>
      {to && (
        <ButtonLink
          look={isFirst ? 'primary' : 'secondary'}
          className={styles.action}
          to={to}
          aria-label={`${action}：${subject}`}
        >
          {action}
        </ButtonLink>
      )}
    </li>
  )
}
