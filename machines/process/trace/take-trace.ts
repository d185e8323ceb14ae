import type { Trace } from '#schemas/process/trace.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { formats } from '#engine/formats/formats.ts'
import { pseudonymsOf } from '#engine/pseudonyms/pseudonyms.ts'
import { isOption, isPersonalText, textChecksOf, textsNamedIn } from '#engine/pseudonyms/texts.ts'
import { createProcessMachine } from '../machine.ts'
import { mapRecording } from './map-recording.ts'
import type { Recording } from './record-trace.ts'
import { replayed } from './replay.ts'

/** The address of the schema of traces, as files in the repository name it. */
const TRACE_SCHEMA = '../../schemas/process/trace.schema.json'

/** The circumstances of a recording. */
export type TraceOrigin = Pick<Trace, 'process' | 'build' | 'account'>

/**
 * Makes the file of a trace from a recording. Personal data does not leave this function: each personal text is replaced
 * by a pseudonym, and the states are those of the flow with the pseudonyms.
 *
 * @param seed random, and forgotten: it leads from a pseudonym to its original
 */
export const takeTrace = (
  plan: ProcessPlan,
  recording: Recording,
  origin: TraceOrigin,
  seed: number,
): Trace => {
  const flow = withoutPersonalData(plan, recording, seed)
  const [start, ...states] = [...replayed(createProcessMachine(plan), plan, flow)].map(
    ({ state }) => state,
  )
  if (!start) throw new Error('a flow without a state')
  return {
    $schema: TRACE_SCHEMA,
    ...origin,
    clock: flow.clock,
    input: flow.input,
    start,
    events: flow.events.flatMap((event, at) => {
      const then = states[at]
      return then ? [{ ...event, then }] : []
    }),
  }
}

/** Replaces the personal texts of a recording by pseudonyms. */
const withoutPersonalData = (plan: ProcessPlan, recording: Recording, seed: number): Recording => {
  const named = new Set(textsNamedIn(plan))
  const personal = new Map<string, JsonSchema[]>()
  mapRecording(plan, recording, {
    value: (text, field) => {
      // A code that is chosen somewhere is the same code in external data, which no form describes.
      if (field && isOption(field)) named.add(text)
      if (!isPersonalText(text, field, named)) return text
      const checks = personal.get(text) ?? []
      personal.set(text, field ? [...checks, textChecksOf(field)] : checks)
      return text
    },
    message: (text) => text,
  })
  for (const text of named) personal.delete(text)
  const pseudonyms = pseudonymsOf(personal, seed)
  const birthDates = birthDatesIn(pseudonyms)
  const quoted = [...pseudonyms, [recording.input.keySeed, 'trace'] as const]
    .filter(([text]) => text.length > 1)
    .toSorted(([one], [other]) => other.length - one.length)
  return mapRecording(plan, recording, {
    value: (text, field) =>
      (isPersonalText(text, field, named) ? pseudonyms.get(text) : birthDates.get(text)) ?? text,
    message: (text) =>
      quoted.reduce((words, [original, pseudonym]) => words.replaceAll(original, pseudonym), text),
  })
}

/** The dates of birth within identity numbers, with those of their pseudonyms: a form may ask for both. */
const birthDatesIn = (pseudonyms: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...pseudonyms].flatMap(([text, pseudonym]) =>
      formats['resident-id'].validate(text) ? [[birthDate(text), birthDate(pseudonym)]] : [],
    ),
  )

const birthDate = (residentId: string): string =>
  residentId.replace(/^.{6}(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
