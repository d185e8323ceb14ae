import { useState, type ReactElement } from 'react'
import type { OptionScope } from '#engine/form/option-scope.ts'
import type { FormContext } from '../model/form-types.ts'
import { isEmptyAnswer } from '#engine/json/empty.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { attachmentsOf } from '../model/attachments.ts'
import { useOptionPages } from '../options/use-option-pages.ts'
import { formatOf, widgetOf } from '#engine/form/widget-of.ts'
import type { Answer } from './answers.ts'
import { answerText, NO_ANSWER } from '../text/answer-text.ts'
import { FileAnswers } from './file-answers.tsx'
import styles from './review.module.css'

interface AnswerValueProps {
  answer: Answer
  context: Pick<FormContext, 'options' | 'fileUrl'> | undefined
}

/** One answer to read; personal data stays masked until it is asked for. */
export const AnswerValue = ({ answer, context }: AnswerValueProps): ReactElement => {
  const { schema, options, value, label, scope } = answer
  const [isOpen, setOpen] = useState(false)
  if (isEmptyAnswer(value)) return <span className={styles.none}>{NO_ANSWER}</span>
  const widget = widgetOf(schema, options.widget)
  const files = attachmentsOf(Array.isArray(value) ? value : [value])
  if (files.length > 0) return <FileAnswers files={files} fileUrl={context?.fileUrl} />
  if (context && scope) return <RemoteName answer={answer} context={context} scope={scope} />
  const format = formatOf(schema.format, widget)
  const masked = typeof value === 'string' ? format?.mask(value) : undefined
  if (masked === undefined || masked === value) return <>{answerText(schema, options, value)}</>
  return (
    <>
      {isOpen && <span className={styles.revealed}>{answerText(schema, options, value)}</span>}
      <span className={isOpen ? styles.onPaper : undefined}>{masked}</span>{' '}
      <Button
        look="quiet"
        size="inline"
        className={styles.reveal}
        aria-label={`${isOpen ? '隐藏' : '显示'}${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '隐藏' : '显示'}
      </Button>
    </>
  )
}

interface RemoteNameProps {
  answer: Answer
  context: Pick<FormContext, 'options'>
  scope: OptionScope
}

/** The names behind codes; the codes until, or where, they can't be had. */
const RemoteName = ({ answer, context, scope }: RemoteNameProps) => {
  const { source, ...within } = scope
  const values = (Array.isArray(answer.value) ? answer.value : [answer.value]).map(String)
  // A list of regions is a way down, each within the one before.
  const isPath = source === 'region' && Array.isArray(answer.value)
  const { pages } = useOptionPages(
    context,
    source,
    isPath
      ? [within.within, ...values.slice(0, -1)].map((code) => ({ within: code }))
      : [{ ...within, values }],
  )
  const options = pages.flatMap((page) => page?.options ?? [])
  const names = values.map((code) => options.find(({ value }) => value === code)?.label ?? code)
  return <>{names.join(isPath ? ' ' : '、')}</>
}
