import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { differenceWords, stateWords } from '#machines/process/trace/difference-words.ts'
import { firstDifference, type TraceDifference } from '#machines/process/trace/first-difference.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { trace as traceSchema, type Trace } from '#schemas/process/trace.ts'

/** The lines that tell how a trace went against a definition. */
export interface ReplayReport {
  lines: string[]
  isSame: boolean
}

/** Parses the text of a trace file; undefined where it is none. */
export const readTrace = (text: string): Trace | undefined => {
  try {
    return traceSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Replays a trace against a definition, and words the first difference. */
export const replayReport = (definition: ProcessFile, trace: Trace): ReplayReport => {
  if (trace.process.key !== definition.processKey)
    return {
      lines: [`是流程 ${trace.process.key} 的轨迹，不是 ${definition.processKey} 的`],
      isSame: false,
    }
  const plan = compileProcess(definition)
  const difference = firstDifference(createProcessMachine(plan), plan, trace)
  if (difference)
    return { lines: differenceLines(plan, definition, trace, difference), isSame: false }
  const last = trace.events.at(-1)?.then ?? trace.start
  return {
    lines: [`与录制一致：${trace.events.length} 个事件，最后在${stateWords(plan, last)}`],
    isSame: true,
  }
}

const differenceLines = (
  plan: ProcessPlan,
  definition: ProcessFile,
  trace: Trace,
  difference: TraceDifference,
): string[] => {
  const { expected, actual, reasons } = differenceWords(plan, difference)
  const { number, event } = difference
  const at = event
    ? `第 ${number} 个事件 ${event.event.type}（第 ${(event.at / 1000).toFixed(1)} 秒）之后`
    : '开始时'
  const { version } = trace.process
  return [
    `${at}与录制不同（录制于版本 ${version}，现在是版本 ${definition.version}）`,
    `  录制：${expected}`,
    `  现在：${actual}`,
    ...reasons.map((reason) => `  原因：${reason}`),
  ]
}
