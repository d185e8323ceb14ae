import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { readEmptied, writeEmptied } from '#engine/form/emptied.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { FormHandle } from '#src/forms/model/form-types.ts'
import { after } from '#src/platform/clock.ts'
import { useAskBeforeLoss } from '#src/platform/use-ask-before-loss.ts'
import type { FormDraft } from './use-form-draft.ts'

/** The call that takes the values of a form: a mutation of TanStack Query. */
export interface Sending<Given, Done> {
  mutateAsync: (given: Given) => Promise<Done>
  /** The refusal of what was sent last: issues of single values show at their fields. */
  error: Error | null
  /** Forgets the refusal. */
  reset: () => void
}

interface InlineFormOptions<Given, Done> {
  name: string
  title: string
  form: FormPlan
  data?: object
  sending: Sending<Given, Done>
  draft: FormDraft
  onDone?: ((done: Done) => void | Promise<void>) | undefined
  next?: ((taken: Given) => Partial<Given>) | undefined
  rest?: ((sent: Given, done: Done) => Partial<Given> | undefined) | undefined
}

/** The values of a form that are kept: none, or whether they outlive the page. */
type Keeping = 'nothing' | 'kept' | 'atRisk'

/** What is typed into a form outside of a process: kept as it is typed, sent once, emptied once it was taken. */
export const useInlineForm = <Given extends object, Done>({
  name,
  title,
  form,
  data = NOTHING,
  sending,
  draft,
  onDone,
  next,
  rest,
}: InlineFormOptions<Given, Done>) => {
  const handle = useRef<FormHandle>(null)
  const [kept] = useState(() => draft.read(data))
  const [start] = useState(() => (kept ? readEmptied(form, kept) : data))
  const [values, setValues] = useState(start)
  const [keeping, setKeeping] = useState<Keeping>(kept ? 'kept' : 'nothing')
  const [isBusy, setBusy] = useState(false)
  const { error, mutateAsync, reset } = sending
  const refused = error instanceof ApiError ? error.fields : NONE
  useAskBeforeLoss(keeping === 'atRisk')
  useFocusWhereLeft(name)
  useDeriveBeforeLeaving(handle)

  const laidOut = useRef(form)
  useEffect(() => {
    if (laidOut.current !== form) {
      // The facts behind the form have changed, such as its options: it asks again, with what is typed.
      laidOut.current = form
      handle.current?.reset(handle.current.data())
    }
    if (isBusy || refused.length === 0) return
    handle.current?.refuse(refused)
    handle.current?.focusError(0)
  }, [form, refused, isBusy])

  const change = (typed: unknown) => {
    setValues(typed)
    setKeeping(draft.write(writeEmptied(typed), data, title) ? 'kept' : 'atRisk')
  }
  const begin = (first: object) => {
    handle.current?.reset(first)
    draft.forget()
    reset()
    setValues(first)
    setKeeping('nothing')
  }
  const send = async () => {
    if (isBusy) return
    if (handle.current?.validate().length) return handle.current.focusError(0)
    const given = handle.current?.data() as Given
    setBusy(true)
    try {
      const taken = await mutateAsync(given).then(
        (done) => ({ done }),
        // The refusal is in `error`.
        () => undefined,
      )
      if (!taken) return
      draft.forget()
      await onDone?.(taken.done)
      const left = rest?.(given, taken.done)
      begin(left ?? next?.(given) ?? data)
      if (left) change(left)
    } finally {
      setBusy(false)
    }
  }
  return {
    handle,
    start,
    values: values as Partial<Given>,
    keeping,
    isBusy,
    /** The refusal that no field shows. */
    failure: refused.length > 0 ? undefined : error?.message,
    change,
    empty: () => {
      begin(data)
      handle.current?.focusField('')
    },
    fill: (given: Partial<Given>) => {
      const filled = { ...(handle.current?.data() as object), ...given }
      handle.current?.reset(filled)
      change(filled)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

/** Moves the focus to the field in which the session ended (src/session/left-page.ts), once the form is on the page. */
const useFocusWhereLeft = (name: string) => {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith(`#${name}_`)) return undefined
    return after(0, () => document.getElementById(hash.slice(1))?.focus())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])
}

/** Takes over what was typed in the last pause when the page is left. */
const useDeriveBeforeLeaving = (handle: { readonly current: FormHandle | null }) =>
  useEffect(() => {
    const derive = () => void handle.current?.data()
    addEventListener('pagehide', derive)
    document.addEventListener('visibilitychange', derive)
    return () => {
      removeEventListener('pagehide', derive)
      document.removeEventListener('visibilitychange', derive)
    }
  }, [handle])

const NOTHING = {}
const NONE: ApiError['fields'] = []
