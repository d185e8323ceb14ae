import { useId, useMemo, useState, type ReactNode } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { isSameJson } from '#engine/json/same.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { holdPress } from '#src/ui/controls/hold-press.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { DRAFT_TEXTS } from '#src/ui/feedback/draft-texts.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { FORM_CONTEXT } from './form-context.ts'
import styles from './inline-form.module.css'
import { useFormDraft, type FormDraft } from './use-form-draft.ts'
import { useInlineForm, type Sending } from './use-inline-form.ts'

interface InlineFormProps<Given, Done> {
  /** The form's name: its draft and its fields on the page are named by it. */
  name: string
  /** The record that the form is for, where there are several; its draft belongs to that one. */
  subject?: string | undefined
  title: string
  content: FormDefinition
  /** The values to begin with. */
  data?: object
  /** The label of the button that sends. */
  label?: string
  /** Takes the values as the form's schema describes them; the server checks them by the same schema. */
  sending: Sending<Given, Done>
  /** Renders what follows from the values as they are typed, above the buttons: a price, a total. */
  children?: (values: Partial<Given>, fill: (values: Partial<Given>) => void) => ReactNode
  /** Called once the values were taken; the form stays busy until the page that it leads to is there. */
  onDone?: (done: Done) => void | Promise<void>
  /** Returns the values that the form begins with after others were taken; `data` by default. */
  next?: (taken: Given) => Partial<Given>
  /** Returns what was not taken of the values: it stays in the form, as it was typed. */
  rest?: (sent: Given, done: Done) => Partial<Given> | undefined
  onCancel?: () => void
  /** Stands in the place of the button that sends, while nothing can be sent: the way to what is missing. */
  instead?: ReactNode
}

/**
 * A form within the page, with its buttons. What is typed stays in this browser until it is sent: the page may be left, and
 * the session may end.
 */
export const InlineForm = <Given extends object, Done>(
  properties: InlineFormProps<Given, Done>,
) => {
  const { name, subject = '' } = properties
  const content = useSame(properties.content)
  const form = useMemo(() => compileForm(content), [content])
  const isReady = useWidgets(useMemo(() => [form], [form]))
  return (
    <Async result={useFormDraft(name, subject)} loading={LOADING}>
      {(draft) =>
        isReady ? <Opened key={draft.key} {...properties} form={form} draft={draft} /> : LOADING
      }
    </Async>
  )
}

const LOADING = <PageSkeleton lines={3} />

/** Returns a definition as long as it says the same: a page makes it anew from facts that it has read again. */
const useSame = (content: FormDefinition): FormDefinition => {
  const [known, setKnown] = useState(content)
  if (known === content || isSameJson(known, content)) return known
  setKnown(content)
  return content
}

interface OpenedProps<Given, Done> extends InlineFormProps<Given, Done> {
  form: FormPlan
  draft: FormDraft
}

const Opened = <Given extends object, Done>(properties: OpenedProps<Given, Done>) => {
  const { name, title, form, label = '保存', children, onCancel, instead } = properties
  const { handle, start, values, keeping, isBusy, failure, change, empty, fill, submit } =
    useInlineForm(properties)
  const titleId = useId()
  const [isLeaving, setLeaving] = useState(false)
  const isTyped = keeping !== 'nothing'
  return (
    <form
      className={classNames(styles.form, onCancel && styles.framed)}
      aria-labelledby={titleId}
      noValidate
      onSubmit={instead ? (event) => event.preventDefault() : submit}
    >
      <h3 id={titleId} className={styles.formTitle}>
        {title}
      </h3>
      <SchemaForm
        ref={handle}
        id={name}
        form={form}
        data={start}
        context={FORM_CONTEXT}
        disabled={isBusy}
        onChange={change}
      />
      {children && <Beside values={values} fill={fill} render={children} />}
      <Failure message={failure} />
      <div className={classNames(layout.cluster, styles.buttons)}>
        {instead ?? (
          <Button type="submit" look="primary" busy={isBusy} onMouseDown={holdPress}>
            {label}
          </Button>
        )}
        {onCancel && (
          <Button onClick={() => (isTyped ? setLeaving(true) : onCancel())}>取消</Button>
        )}
        {isTyped && !onCancel && (
          <Button look="quiet" onClick={() => setLeaving(true)}>
            清空重填
          </Button>
        )}
      </div>
      {isTyped && <p className={texts.small}>{DRAFT_TEXTS[keeping]}</p>}
      {isLeaving && (
        <AskToEmpty
          title={title}
          onClose={() => setLeaving(false)}
          onEmpty={() => {
            setLeaving(false)
            empty()
            onCancel?.()
          }}
        />
      )}
    </form>
  )
}

interface BesideProps<Given> {
  values: Partial<Given>
  fill: (values: Partial<Given>) => void
  render: (values: Partial<Given>, fill: (values: Partial<Given>) => void) => ReactNode
}

const Beside = <Given,>({ values, fill, render }: BesideProps<Given>) => render(values, fill)

interface AskToEmptyProps {
  title: string
  onClose: () => void
  onEmpty: () => void
}

const AskToEmpty = ({ title, onClose, onEmpty }: AskToEmptyProps) => (
  <Dialog
    title="清空已填写的内容？"
    isOpen
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>继续填写</Button>
        <Button look="danger" onClick={onEmpty}>
          清空
        </Button>
      </>
    }
  >
    <p>“{title}”中填写的内容将被清空，无法恢复。</p>
  </Dialog>
)
