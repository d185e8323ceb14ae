import { deepEquals } from '@rjsf/utils'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { atPointer, pointerTokens } from '#engine/json/pointer.ts'
import { withSources } from '#engine/form/sources.ts'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import { repeatedFiles } from '#engine/form/same-files.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { Issue } from '#engine/form/issue.ts'
import { fieldIdOf, formErrors, inPageOrder, nearestField } from '../model/form-errors.ts'
import { FormModel } from '../model/form-model.ts'
import { FormStore } from '../model/form-store.ts'
import type { FormContext, ShownIssue, SchemaFormProps } from '../model/form-types.ts'
import { keptCode, mayPutAside } from '../model/kept-values.ts'
import type { SetAside } from '../model/set-aside.ts'
import { focusField } from '../model/focus-field.ts'
import { checkForm, type Violation } from '../validation/check-form.ts'
import { formValidator } from '../validation/validator.ts'

/** The state and the handle of one form on the page, outside of rjsf's state. */
export const useFormSession = (properties: SchemaFormProps) => {
  const { id, data, context } = properties
  const [store] = useState(() => new FormStore())
  const [start, setStart] = useState(() => ({
    generation: 0,
    model: openModel(properties, data),
  }))
  const model = useRef(start.model)
  const hasFailed = useRef(false)
  /** The data before the first derivation whose issues have not been checked. */
  const unchecked = useRef<{ before: unknown }>(undefined)
  const [, recheck] = useReducer((count: number) => count + 1, 0)
  const current = useCurrent({ properties, store, model })

  const begin = (next: unknown) => {
    hasFailed.current = false
    store.mend([])
    model.current.discard()
    current.current.properties.context.aside?.delete(id)
    model.current = openModel(current.current.properties, next)
    setStart(({ generation }) => ({ generation: generation + 1, model: model.current }))
  }

  // The fields that a derivation has added are on the page by now: an issue is shown at its own field.
  useLayoutEffect(() => {
    if (!unchecked.current) return
    const { before } = unchecked.current
    unchecked.current = undefined
    store.mend(stillWrong(current.current, before))
  })

  useLayoutEffect(() => {
    const opened = start.model
    const unsubscribe = opened.whenDerived((before) => {
      if (store.errors.length > 0) {
        unchecked.current ??= { before }
        recheck()
      }
      current.current.properties.onChange?.(opened.data)
    })
    return () => {
      // Reports the edits of the last pause.
      opened.derive()
      unsubscribe()
    }
  }, [start.model, store, current])

  useEffect(() => {
    store.whenMended((errors) => current.current.properties.onMend?.(errors))
  }, [current, store])

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

  useImperativeHandle(properties.ref, () => ({
    validate: () => {
      flushSync(() => {
        model.current.complete()
        model.current.recompute()
        model.current.show()
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
      model.current.derive()
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
    /** Shows the newest values at once: what a press does with a list begins with what the list shows. */
    show: () => flushSync(() => model.current.show()),
    onFail: () => {
      hasFailed.current = true
    },
  }
}

const openModel = (
  { id, form, context: { collected, aside }, readOnly = false }: SchemaFormProps,
  data: unknown,
): FormModel => {
  if (readOnly) return new FormModel(form, data, { collected, isReadOnly: true })
  const start = withSources(form, data, collected)
  return new FormModel(form, start, { collected, aside: openAside(id, form, aside) })
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
      ...[
        ...reversedPeriods(form, data),
        ...repeatedFiles(form, data),
        ...model.current.broken(),
      ].map(violationOf),
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
