import type { SavedStep } from '../context-updates.ts'
import { rebased } from '#engine/process/depends-on.ts'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { mapTexts, type ReplaceText } from '#engine/pseudonyms/texts.ts'
import type { TaskData } from '#schemas/api/process.ts'
import type { RefusedField } from '#schemas/api/envelope.ts'
import type { RecordedEvent, Recording } from './record-trace.ts'

/** The functions that replace the texts of a recording. */
export interface Replacing {
  /** A value of a form, an identifier, or a reason. */
  value: ReplaceText
  /** A sentence of the server, which may quote values. */
  message: (text: string) => string
}

/** Replaces all texts of a recording that come from a customer or name one. */
export const mapRecording = (
  plan: ProcessPlan,
  { input, events, ...others }: Recording,
  { value, message }: Replacing,
): Recording => {
  const roots = new Map(
    plan.steps.flatMap(({ forms }) => forms.map((form) => [form.id, form.plan.root] as const)),
  )
  const entry = (id: string, data: unknown) => mapTexts(data, roots.get(id), value)
  const byEntry = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([id, data]) => [id, entry(id, data)]))
  const identifier = (text: string) => (text === '' ? '' : value(text, undefined))

  const mapFlow = (flow: FlowSnapshot): FlowSnapshot => {
    const mapped = {
      ...flow,
      flowOnlyId: identifier(flow.flowOnlyId),
      processInstanceId: identifier(flow.processInstanceId),
      tasks: flow.tasks.map((task) => ({ ...task, variable: entry(task.id, task.variable) })),
      variables: byEntry(flow.variables),
      lastSaveKey: message(flow.lastSaveKey),
      ...(flow.submitted && { submitted: byEntry(flow.submitted) }),
    }
    return {
      ...mapped,
      tasks: flow.tasks.map((task) => ({
        ...task,
        variable: rebased(plan, task.id, flow, mapped) as TaskData['variable'],
      })),
    }
  }

  const mapOutput = (type: string, output: unknown): unknown => {
    if (type === 'xstate.done.actor.load') return mapFlow(output as FlowSnapshot)
    if (typeof output === 'string') return identifier(output)
    // The status of an instance.
    if (typeof output === 'number') return output
    const saved = output as SavedStep
    return { ...saved, id: identifier(saved.id) }
  }

  const mapError = (error: unknown): unknown => {
    const { fields, ...rest } = error as { message?: string; fields?: readonly RefusedField[] }
    return {
      ...rest,
      message: message(rest.message ?? ''),
      ...(fields && { fields: fields.map((one) => ({ ...one, message: message(one.message) })) }),
    }
  }

  const mapEvent = ({ at, event }: RecordedEvent): RecordedEvent => {
    const { type, entryId, data, output, error } = event
    return {
      at,
      event: {
        ...event,
        ...(type === 'form.change' && { data: entry(String(entryId), data) }),
        ...(type === 'conflict.merge' && { data: byEntry(data as Record<string, unknown>) }),
        ...(output !== undefined && { output: mapOutput(type, output) }),
        ...(error !== undefined && { error: mapError(error) }),
      },
    }
  }

  const { drafts, returnRoute: _, ...given } = input
  return {
    ...others,
    input: {
      ...given,
      businessId: identifier(given.businessId),
      flowOnlyId: identifier(given.flowOnlyId),
      keySeed: message(given.keySeed),
      ...(drafts && { drafts: byEntry(drafts) }),
    },
    events: events.map(mapEvent),
  }
}
