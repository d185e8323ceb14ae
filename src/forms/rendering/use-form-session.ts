import { deepEquals, getByPath, setByPath } from '@rjsf/utils'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { atPointer, pointerTokens } from '#engine/json/pointer.ts'
import { withSources } from '#engine/form/sources.ts'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { Issue } from '#engine/form/issue.ts'
import { fieldIdOf, formErrors, inPageOrder, nearestField } from '../model/form-errors.ts'
import { FormModel } from '../model/form-model.ts'
import type { FormSection } from '../model/form-sections.ts'
import { FormStore } from '../model/form-store.ts'
import type { FormContext, ShownIssue, SchemaFormProps } from '../model/form-types.ts'
import { keptCode, mayPutAside } from '../model/kept-values.ts'
import type { SetAside } from '../model/set-aside.ts'
import { focusField } from '../model/focus-field.ts'
import { checkForm, type Violation } from '../validation/check-form.ts'
import { plainJson } from '../validation/plain-json.ts'
import { formValidator } from '../validation/validator.ts'

/** The state and the handle of one form on the page, outside of rjsf's state. */
export const useFormSession = (properties: SchemaFormProps) => {
  const { id, data, context } = properties
  const [store] = useState(() => new FormStore())
  const [start, setStart] = useState(() => ({
    generation: 0,
    model: openModel(properties, data),
  }))
  /** The model has the newest data of rjsf; it runs ahead of `properties.data`. */
  const model = useRef(start.model)
  const isLive = useRef(false)
  const hasFailed = useRef(false)
  const reported = useRef<unknown[]>([])
  const current = useCurrent({ properties, store, model })

  const begin = (next: unknown) => {
    isLive.current = false
    hasFailed.current = false
    store.drain()
    store.show([])
    current.current.properties.context.aside?.delete(id)
    model.current = openModel(current.current.properties, next)
    setStart(({ generation }) => ({ generation: generation + 1, model: model.current }))
  }

  const [onChange] = useState(() => (section: FormSection, slice: unknown, fieldId?: string) => {
    const before = model.current.data
    const next = model.current.take(
      section,
      slice,
      (at) => fieldId !== undefined && fieldIdOf(id, at) === fieldId,
    )
    const path = fieldId === undefined ? undefined : store.fields.get(fieldId)?.path
    if (fieldId !== undefined && path) store.settle(fieldId, getByPath(next, [...path]))
    // During its first render rjsf reports the defaults that it has filled in.
    if (!isLive.current) return
    reported.current = [...reported.current.slice(-9), next]
    store.show(stillWrong(current.current, before))
    current.current.properties.onChange?.(next)
  })

  const flush = () => {
    if (store.hasDrafts) flushSync(() => store.flush())
  }

  useEffect(() => {
    store.onFinish = (fieldId) => current.current.properties.onFinish?.(fieldId)
  }, [current, store])

  useEffect(() => {
    isLive.current = true
    return () => {
      isLive.current = false
    }
  }, [start.generation])

  // A list of options opens after the first interaction only.
  useEffect(
    () =>
      store.whenBegun(() => {
        const { form, context: host } = current.current.properties
        const open = () => (model.current.aside = openAside(id, form, host.aside))
        if (mayPutAside(form)) void keptCode.load().then(open, () => undefined)
      }),
    [store, current, id],
  )

  // The owner's data replaces the model's unless it is our own report coming back.
  const known = useRef(data)
  useEffect(() => {
    if (known.current === data) return
    known.current = data
    const isEcho = [model.current.data, ...reported.current].some(
      (own) => own === data || deepEquals(plainJson(own), plainJson(data)),
    )
    if (!isEcho) begin(data)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest is read when the data changes
  }, [data])

  // A form that unmounts hands over its drafts of the last 150 ms.
  useLayoutEffect(
    () => () => {
      const drafts = store.drain()
      if (drafts.length === 0) return
      const complete = structuredClone(model.current.data ?? {})
      for (const { path, value } of drafts) setByPath(complete, [...path], value)
      model.current.data = complete
      current.current.properties.onChange?.(complete)
    },
    [current, store],
  )

  useImperativeHandle(properties.ref, () => ({
    validate: () => {
      flush()
      flushSync(() => {
        model.current.complete()
        model.current.recompute()
      })
      const errors = hasFailed.current ? [unrenderable(id)] : errorsOf(current.current)
      store.show(errors)
      return errors
    },
    refuse: (refused) => {
      model.current.complete()
      const errors = refused.map(({ pointer, message }): ShownIssue => {
        const [fieldId, field] = nearestField(store, id, pointerTokens(pointer))
        return { pointer, message, fieldId, label: field?.label ?? '', isServers: true }
      })
      store.show(inPageOrder(store, errors))
      return [...store.errors]
    },
    data: () => {
      flush()
      return model.current.data
    },
    focusError: (index) => {
      const error = store.errors[index]
      if (error) focusField(store, error.fieldId)
    },
    focusField: (pointer) => {
      flushSync(() => model.current.complete())
      focusField(
        store,
        pointer ? nearestField(store, id, pointerTokens(pointer))[0] : `${id}__form`,
      )
    },
    reset: begin,
  }))

  return {
    scope: useMemo(() => ({ store, context, model: start.model }), [store, context, start.model]),
    ...start,
    onChange,
    /** Hands over what was typed and has not reached the data. */
    flush,
    onFail: () => {
      hasFailed.current = true
    },
  }
}

const openModel = (
  { id, form, context: { collected, aside }, readOnly = false }: SchemaFormProps,
  data: unknown,
): FormModel => {
  if (readOnly) return new FormModel(form, data, collected, readOnly)
  const start = withSources(form, data, collected)
  return new FormModel(form, start, collected, readOnly, openAside(id, form, aside))
}

/** Opens the values that were put aside; undefined as long as the code is not loaded. */
const openAside = (
  id: string,
  form: FormPlan,
  aside: FormContext['aside'],
): SetAside | undefined => {
  const code = keptCode.loaded()
  if (!code || !mayPutAside(form)) return undefined
  const known = aside?.get(id)
  if (known instanceof code.SetAside && known.form === form) return known
  const opened = new code.SetAside(form, known)
  aside?.set(id, opened)
  return opened
}

interface Current {
  properties: SchemaFormProps
  store: FormStore
  model: RefObject<FormModel>
}

/** A ref to the newest properties, for code that runs outside of rendering. */
const useCurrent = (value: Current): RefObject<Current> => {
  const current = useRef(value)
  useLayoutEffect(() => {
    current.current = value
  })
  return current
}

const errorsOf = ({ properties, store, model }: Current): ShownIssue[] => {
  const { form, id } = properties
  const { data } = model.current
  try {
    const fieldAt = (path: readonly (string | number)[]) => store.fields.get(fieldIdOf(id, path))
    const violations = checkForm(
      formValidator(),
      form.valueSchema,
      data,
      (path) => fieldAt(path) !== undefined,
    )
    return formErrors(store, id, [
      ...violations,
      ...[...reversedPeriods(form, data), ...model.current.broken()].map(violationOf),
    ])
  } catch {
    return [unrenderable(id)]
  }
}

const unrenderable = (id: string): ShownIssue => ({
  pointer: '',
  fieldId: `${id}__form`,
  label: '',
  message: '该表单暂时无法显示，请刷新页面重试，或联系客服',
})

const violationOf = ({ pointer, message }: Issue): Violation => ({
  path: pointerTokens(pointer),
  keyword: 'rule',
  params: { message },
})

/** The shown errors that a change has not corrected; a server's error is dropped when its field changes. */
const stillWrong = (current: Current, before: unknown): readonly ShownIssue[] => {
  const shown = current.store.errors
  if (shown.length === 0) return shown
  const after = current.model.current.data
  const wrong = new Map(errorsOf(current).map((error) => [error.fieldId, error]))
  return shown.flatMap((error) => {
    if (!error.isServers) return wrong.get(error.fieldId) ?? []
    const isSame = deepEquals(atPointer(before, error.pointer), atPointer(after, error.pointer))
    return isSame ? error : (wrong.get(error.fieldId) ?? [])
  })
}
