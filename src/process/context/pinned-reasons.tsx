import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { titleAt } from '#engine/form/named-fields.ts'
import { isSameJson } from '#engine/json/same.ts'
import { atPointer, pointerTokens } from '#engine/json/pointer.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { wireReader } from '#engine/process/wire-values.ts'
import { processComments, type ReasonPin } from '#schemas/api/process.ts'
import { call } from '#src/api/call.ts'
import { fieldPartId } from '#src/forms/fields/field-ids.ts'
import { fieldIdOf } from '#src/forms/model/form-errors.ts'
import layout from '#src/ui/theme/layout.module.css'
import { useWayToField } from '../flow/use-correction.ts'
import { useFlow } from '../flow/use-flow.ts'
import styles from './pinned-reasons.module.css'

/** A pinned reason as the customer's form has it. */
interface Pin extends ReasonPin {
  /** The id of the field's control; '' for a whole step. */
  fieldId: string
  /** The field's value as it was handed in. */
  value: unknown
}

/** Reads the pins of the newest comment; none of a comment from before there were pins. */
const usePins = (): readonly Pin[] => {
  const { plan, actor } = useFlow()
  const instance = useSelector(actor, ({ context }) => context.processInstanceId)
  const loads = useSelector(actor, ({ context }) => context.loads)
  const { data } = useQuery({
    queryKey: [processComments.name, instance, loads],
    queryFn: ({ signal }) =>
      call(processComments, { query: { processInstanceId: instance } }, { signal, hide: true }),
    select: ([newest]) => (newest?.pins ?? []).map((pin) => ofForm(plan, pin)),
    staleTime: Infinity,
  })
  return data ?? []
}

const ofForm = (plan: ProcessPlan, pin: ReasonPin & { value?: unknown }): Pin => {
  const { formId, pointer } = pin
  const path = pointerTokens(pointer)
  if (path.length === 0) return { ...pin, fieldId: '', value: undefined }
  const sent = path.reduceRight<unknown>((value, name) => ({ [name]: value }), pin.value)
  const read = wireReader(plan)(formId, sent)
  return { ...pin, fieldId: fieldIdOf(formId, path), value: atPointer(read, pointer) }
}

/** Renders the reasons of a return as links to their fields; without pins their text. */
export const PinnedReasons = ({ text }: { text: string }) => {
  const { plan } = useFlow()
  const pins = usePins()
  const goTo = useWayToField()
  if (pins.length === 0) return <p>{text}</p>
  return (
    <ul aria-label="退回原因" className={layout.tightStack}>
      {pins.map(({ progress, formId, pointer, reason, fieldId }, index) => {
        const step = plan.steps.find((one) => one.progress === progress)
        const form = step?.forms.find(({ id }) => id === formId)
        const field = form && titleAt(form.plan.root, pointer)
        return (
          <li key={index}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                goTo({ progress, formId: formId || (step?.forms[0]?.id ?? ''), pointer })
              }}
            >
              {`${[step?.title, field].filter(Boolean).join(' · ')}：${reason}`}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Renders what the reviewer said about a field, until its value is another one. */
export const Remarks = ({ id, value }: { id: string; value: unknown }) => {
  const own = usePins().filter(
    (pin) => pin.fieldId === id && isSameJson(pin.value ?? null, value ?? null),
  )
  if (own.length === 0) return null
  return (
    <div id={fieldPartId(id, 'remarks')}>
      {own.map(({ reason }) => (
        <p key={reason} className={styles.remark}>
          审核意见：{reason}
        </p>
      ))}
    </div>
  )
}
