import { checkSchema } from '../form/check-schema.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { StepContent } from '../language/content.ts'
import type { Dialects, Reports } from './read-content.ts'
import { schemaCondition, type StepCondition } from './step-condition.ts'

/** The content of an entry about its step, with its condition ready to evaluate. */
export type ReadStep = Omit<StepContent, 'when'> & { when?: StepCondition | undefined }

/** Reads the `step` of an entry's content. A condition that can't be read changes the way. */
export const readStep = (
  step: unknown,
  pointer: string,
  { report, leaveOut }: Reports,
  dialects: Dialects,
): ReadStep => {
  if (step === undefined) return {}
  if (!isJsonObject(step)) {
    report('invalid-content', pointer, 'step 应为对象')
    return {}
  }
  const read: ReadStep = {}
  for (const name of ['title', 'description'] as const) {
    const value = step[name]
    if (typeof value === 'string') read[name] = value
    else if (value !== undefined)
      report('invalid-content', pointerTo(pointer, name), `${name} 应为文字`)
  }
  if (typeof step.commit === 'boolean') read.commit = step.commit
  else if (step.commit !== undefined)
    report('invalid-content', pointerTo(pointer, 'commit'), 'commit 应为 true 或 false')
  const { dependsOn } = step
  if (Array.isArray(dependsOn) && dependsOn.every((one) => typeof one === 'string' && one !== ''))
    read.dependsOn = dependsOn.map((one: string) =>
      one.startsWith('/') ? one : pointerTo('', one),
    )
  else if (dependsOn !== undefined)
    report('invalid-content', pointerTo(pointer, 'dependsOn'), 'dependsOn 应为 keyName 的列表')
  const when = readCondition(step.when, pointerTo(pointer, 'when'), leaveOut, dialects)
  return when ? { ...read, when } : read
}

const readCondition = (
  when: unknown,
  pointer: string,
  leaveOut: Reports['leaveOut'],
  { condition: open }: Dialects,
): StepCondition | undefined => {
  if (when === undefined) return undefined
  if (isJsonObject(when))
    return checkSchema(when, pointer, leaveOut).refused.size === 0
      ? schemaCondition(when)
      : undefined
  if (typeof when !== 'string' || !open) {
    leaveOut('invalid-condition', pointer, '应为 JSON Schema 对象或表达式')
    return undefined
  }
  try {
    const { keys, paths, holds } = open(when)
    return { source: when, reads: keys, paths, holds }
  } catch (error) {
    leaveOut('invalid-condition', pointer, error instanceof Error ? error.message : '')
    return undefined
  }
}
