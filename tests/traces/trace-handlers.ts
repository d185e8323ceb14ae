import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Contract } from '#schemas/api/contract.ts'
import { ReplyCode } from '#schemas/api/envelope.ts'
import {
  processComments,
  processDetail,
  processInfo,
  processSave,
  processVariables,
} from '#schemas/api/process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { convertValues, wireWriter } from '#engine/process/wire-values.ts'
import type { SaveError } from '#machines/process/context.ts'

/** One reply of a trace: what the server sent, or the error of a call. */
type Reply = { output: unknown } | { error: SaveError }

/**
 * Makes the handlers that reply to the calls of a process as the server did when the trace was recorded, in the same
 * order; the last reply of a call is repeated. Use them with `server.use(...traceHandlers(process, trace))`.
 */
export const traceHandlers = (process: ProcessInfo, trace: Trace): HttpHandler[] => {
  const plan = compileProcess(process)
  const toWire = wireWriter(plan)
  const loads = repliesOf(trace, /^xstate\.(done|error)\.actor\.load$/)
  const saves = repliesOf(trace, /^xstate\.(done|error)\.actor\.(save|keep)$/)
  const reasons = repliesOf(trace, /^xstate\.(done|error)\.actor\.reason$/)
  let variables: FlowSnapshot['variables'] = {}
  return [
    handler(processInfo, () => ({ output: process })),
    handler(processDetail, () => {
      const reply = loads()
      if ('error' in reply) return reply
      const { tasks, submitted = {}, ...flow } = reply.output as FlowSnapshot
      variables = flow.variables
      return {
        output: {
          ...flow,
          businessProcessTaskData: tasks.map((task) => ({
            ...task,
            variable: toWire(task.id, task.variable),
          })),
          submitted: convertValues(submitted, toWire),
        },
      }
    }),
    handler(processVariables, () => ({ output: variables })),
    handler(processComments, () => {
      const reply = reasons()
      return 'error' in reply ? reply : { output: [{ fullMessage: reply.output, time: '' }] }
    }),
    handler(processSave, saves),
  ]
}

const repliesOf = (trace: Trace, type: RegExp): (() => Reply) => {
  const replies = trace.events.flatMap(({ event }) =>
    type.test(event.type) ? [event as unknown as Reply] : [],
  )
  let at = 0
  return () => {
    const reply = replies[Math.min(at, replies.length - 1)]
    at += 1
    return reply ?? { error: { outcome: 'refused', message: '轨迹中没有这个调用的回复' } }
  }
}

const handler = ({ method, path }: Contract, reply: () => Reply): HttpHandler =>
  http[method === 'GET' ? 'get' : 'post'](`*/api/${path}`, () => {
    const found = reply()
    if ('output' in found)
      return HttpResponse.json({ code: 200, success: true, data: found.output as object, msg: '' })
    const { outcome, message } = found.error
    if (outcome === 'unknown') return HttpResponse.error()
    const code = outcome === 'conflict' ? ReplyCode.conflict : ReplyCode.badRequest
    return HttpResponse.json({ code, success: false, data: null, msg: message })
  })
