import { Button } from 'antd'
import { useState, type ReactElement } from 'react'
import { formatNamed } from '#schemas/process/formats.ts'
import type { FormContext } from '../form-types.ts'
import { isEmptyAnswer } from '#schemas/process/answers.ts'
import { useRemote } from '../widgets/use-remote.ts'
import { widgetNameOf } from '../widget-name.ts'
import type { Answer } from './answers.ts'
import { answerText, NO_ANSWER } from './answer-text.ts'
import styles from './review.module.css'

interface AnswerValueProps {
  answer: Answer
  context: Pick<FormContext, 'dictionary' | 'regions'> | undefined
}

/** One answer to read; personal data stays masked until it is asked for. */
export const AnswerValue = ({ answer, context }: AnswerValueProps): ReactElement => {
  const { schema, options, value, label } = answer
  const [isOpen, setOpen] = useState(false)
  if (isEmptyAnswer(value)) return <span className={styles.none}>{NO_ANSWER}</span>
  const widget = widgetNameOf(schema, options.widget)
  if (context && (widget === 'dictionary' || widget === 'region'))
    return <RemoteName answer={answer} context={context} />
  const format = formatNamed(schema.format) ?? formatNamed(FORMAT_OF[widget])
  const masked = typeof value === 'string' ? format?.mask(value) : undefined
  if (masked === undefined || masked === value) return <>{answerText(schema, options, value)}</>
  return (
    <>
      {isOpen ? answerText(schema, options, value) : masked}{' '}
      <Button
        type="link"
        size="small"
        aria-label={`${isOpen ? '隐藏' : '显示'}${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '隐藏' : '显示'}
      </Button>
    </>
  )
}

/** Widgets of personal data whose schema may leave the format out. */
const FORMAT_OF: Readonly<Record<string, string>> = {
  mobile: 'mobile',
  residentId: 'resident-id',
  bankCard: 'bank-card',
}

/** The names behind codes; the codes until, or where, they can't be had. */
const RemoteName = ({ answer, context }: Required<AnswerValueProps>) => {
  const { options, value, schema } = answer
  const codes = (Array.isArray(value) ? value : [value]).map(String)
  const isRegion = widgetNameOf(schema, options.widget) === 'region'
  const remote = useRemote(`${String(options.dictionary)} ${codes.join(' ')}`, async () => {
    if (!context) return codes
    if (!isRegion) {
      const entries = await context.dictionary(String(options.dictionary))
      return codes.map((code) => entries.find(({ dictKey }) => dictKey === code)?.dictValue ?? code)
    }
    const levels = await Promise.all(
      ['00', ...codes.slice(0, -1)].map((code) => context.regions(code)),
    )
    return codes.map(
      (code, depth) => levels[depth]?.find((region) => region.value === code)?.title ?? code,
    )
  })
  const names = remote.status === 'ready' ? remote.data : codes
  return <>{names.join(isRegion ? ' ' : '、')}</>
}
