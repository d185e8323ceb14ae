import { useMemo, type ReactElement } from 'react'
import { FormBoundary } from './form-boundary.tsx'
import type { FormContext, FormDefinition } from './form-types.ts'
import { AnswerValue } from './review/answer-value.tsx'
import { NO_ANSWER } from './review/answer-text.ts'
import { answersOf, type Answer, type AnswerSection } from './review/answers.ts'
import styles from './review/review.module.css'
import { useFormTokens } from './use-form-tokens.ts'

/** The properties of `FormReview`. */
export interface FormReviewProps {
  definition: FormDefinition
  data: unknown
  /** For the names behind codes; codes are shown without it. */
  context?: Pick<FormContext, 'options'>
}

/** All answers of a form, to read: labels, formatted values, personal data masked until asked for. */
export const FormReview = (properties: FormReviewProps): ReactElement => (
  <div className={styles.review} style={useFormTokens()}>
    <FormBoundary>
      <Answers {...properties} />
    </FormBoundary>
  </div>
)

const Answers = ({ definition, data, context }: FormReviewProps) => {
  const section = useMemo(() => answersOf(definition, data), [definition, data])
  return <Section section={section} context={context} />
}

interface SectionProps {
  section: AnswerSection
  context: FormReviewProps['context']
}

const Section = ({ section, context }: SectionProps) => (
  <section className={styles.section}>
    {section.title && <h3 className={styles.title}>{section.title}</h3>}
    {runsOf(section.entries).map((run) =>
      run.kind === 'section' ? (
        <Section key={run.key} section={run} context={context} />
      ) : (
        <dl key={run.key} className={styles.answers}>
          {run.answers.map((answer) => (
            <div key={answer.key}>
              <dt className={styles.label}>{answer.label}</dt>
              <dd className={styles.value}>
                <AnswerValue answer={answer} context={context} />
              </dd>
            </div>
          ))}
        </dl>
      ),
    )}
    {section.entries.length === 0 && section.title && <p className={styles.none}>{NO_ANSWER}</p>}
  </section>
)

/** Answers that follow each other share one list. */
interface Run {
  kind: 'run'
  key: string
  answers: Answer[]
}

const runsOf = (entries: readonly (Answer | AnswerSection)[]): (Run | AnswerSection)[] =>
  entries.reduce<(Run | AnswerSection)[]>((runs, entry) => {
    if (entry.kind === 'section') return [...runs, entry]
    const last = runs.at(-1)
    if (last?.kind === 'run') last.answers.push(entry)
    else runs.push({ kind: 'run', key: entry.key, answers: [entry] })
    return runs
  }, [])
