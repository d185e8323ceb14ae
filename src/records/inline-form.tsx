import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { compileForm } from '#engine/form/compile-form.ts'
import { readEmptied, writeEmptied } from '#engine/form/emptied.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { FormHandle } from '#src/forms/model/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { after } from '#src/platform/clock.ts'
import { useAskBeforeLoss } from '#src/platform/use-ask-before-loss.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { holdPress } from '#src/ui/controls/hold-press.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { DRAFT_TEXTS } from '#src/ui/feedback/draft-texts.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { FORM_CONTEXT } from './form-context.ts'
import styles from './inline-form.module.css'
import { useFormDraft, type FormDraft } from './use-form-draft.ts'

/** The call that takes the values of a form: a mutation of TanStack Query. */
interface Sending<Given, Done> {
  mutateAsync: (given: Given) => Promise<Done>
  isPending: boolean
  /** The refusal of what was sent last: issues of single values show at their fields. */
  error: Error | null
}

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
  /** Called once the values were taken; the form is empty again, or `next` are the values that it begins with. */
  onDone?: (done: Done, begin: (next: Partial<Given>) => void) => void
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
  const { name, subject = '', content } = properties
  const form = useMemo(() => compileForm(content), [content])
  const isReady = useWidgets(useMemo(() => [form], [form]))
  const draft = useFormDraft(name, subject)
  return isReady && draft ? (
    <Opened key={`${name}/${subject}`} {...properties} form={form} draft={draft} />
  ) : (
    <PageSkeleton lines={3} />
  )
}

interface OpenedProps<Given, Done> extends InlineFormProps<Given, Done> {
  form: FormPlan
  draft: FormDraft
}

const Opened = <Given extends object, Done>(properties: OpenedProps<Given, Done>) => {
  const { name, title, form, data = NOTHING, label = '保存', sending, draft } = properties
  const { children, onDone, onCancel, instead } = properties
  const handle = useRef<FormHandle>(null)
  const titleId = useId()
  const [kept] = useState(draft.read)
  const [begun] = useState(() => (kept ? readEmptied(form, kept) : data))
  const [values, setValues] = useState(begun)
  const [isTyped, setTyped] = useState(Boolean(kept))
  const [isLeaving, setLeaving] = useState(false)
  const isSent = useRef(false)
  const { isPending, error, mutateAsync } = sending
  const refused = error instanceof ApiError ? error.fields : NONE
  useFocusWhereLeft(name)
  const laidOut = useRef(form)
  useEffect(() => {
    if (laidOut.current === form) return
    // The facts behind the form have changed, such as its options: it asks again, with what is typed.
    laidOut.current = form
    handle.current?.reset(handle.current.data())
  }, [form])
  useEffect(() => {
    // Takes over what was typed in the last pause.
    const derive = () => void handle.current?.data()
    addEventListener('pagehide', derive)
    document.addEventListener('visibilitychange', derive)
    return () => {
      removeEventListener('pagehide', derive)
      document.removeEventListener('visibilitychange', derive)
    }
  }, [])
  useAskBeforeLoss(isTyped && !draft.isKept())
  useEffect(() => {
    if (refused.length === 0) return
    handle.current?.refuse(refused)
    handle.current?.focusError(0)
  }, [refused])

  const change = (next: unknown) => {
    if (children) setValues(next)
    if (isSent.current) return
    draft.write(writeEmptied(next))
    setTyped(true)
  }
  const begin = (next: object) => {
    handle.current?.reset(next)
    draft.forget()
    setValues(next)
    setTyped(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || instead) return
    if (handle.current?.validate().length) return handle.current.focusError(0)
    const given = (handle.current?.data() ?? {}) as Given
    try {
      const done = await mutateAsync(given)
      // The page may be another one by now: the form that goes away writes no draft.
      isSent.current = true
      draft.forget()
      begin(data)
      isSent.current = false
      onDone?.(done, begin)
    } catch {
      // The refusal is in `error`.
    }
  }
  const fill = (next: Partial<Given>) => {
    const filled = { ...(handle.current?.data() as object), ...next }
    handle.current?.reset(filled)
    change(filled)
  }
  return (
    <form
      className={classNames(styles.form, onCancel && styles.framed)}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3 id={titleId} className={styles.formTitle}>
        {title}
      </h3>
      <SchemaForm
        ref={handle}
        id={name}
        form={form}
        data={begun}
        context={FORM_CONTEXT}
        disabled={isPending}
        onChange={change}
      />
      {children && <Beside values={values as Partial<Given>} fill={fill} render={children} />}
      <Failure message={refused.length > 0 ? undefined : error?.message} />
      <div className={classNames(layout.cluster, styles.buttons)}>
        {instead ?? (
          <Button type="submit" look="primary" busy={isPending} onMouseDown={holdPress}>
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
      {isTyped && (
        <p className={texts.small}>{draft.isKept() ? DRAFT_TEXTS.kept : DRAFT_TEXTS.atRisk}</p>
      )}
      {isLeaving && (
        <AskToEmpty
          title={title}
          onClose={() => setLeaving(false)}
          onEmpty={() => {
            setLeaving(false)
            begin(data)
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

/** Moves the focus to the field in which the session ended (src/session/left-page.ts), once the form is on the page. */
const useFocusWhereLeft = (name: string) => {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith(`#${name}_`)) return undefined
    return after(0, () => document.getElementById(hash.slice(1))?.focus())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])
}

const NOTHING = {}
const NONE: ApiError['fields'] = []
