import type { SavedStep } from '#machines/process/context-updates.ts'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { SaveError } from '#machines/process/context.ts'
import type { SaveRequest } from '#machines/process/machine-setup.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { isAboutRecord } from '#schemas/process/definition.ts'
import { after } from '#src/platform/clock.ts'
import { edited } from './edited-values.ts'

/** The outcome of the next save; draft saves while typing are not counted. */
export type NextSave = 'succeeds' | 'refused' | 'unsent' | 'lost' | 'overtaken'

/** A server that keeps one flow in memory, in place of the calls of a process. */
export interface StandInServer {
  loadFlow(): Promise<FlowSnapshot>
  loadReason(): Promise<string>
  /** @throws SaveError */
  saveStep(request: SaveRequest): Promise<SavedStep>
  /** Decides what happens to the next save of a step. */
  expect(next: NextSave): void
  next(): NextSave
  /** Decides a flow that waits for approval. */
  decide(status: FlowStatus, reason: string): void
}

/** The pause before a reply, ms: long enough to see that the screen waits. */
const PAUSE = 300

/** Makes a server whose flow starts as it is given. @param onNext is called when a save has used up what was expected */
export const createStandInServer = (
  start: { flow: FlowSnapshot; reason: string; type?: number },
  onNext: () => void = () => undefined,
): StandInServer => {
  let { flow, reason } = start
  let next: NextSave = 'succeeds'
  let revision = 1

  const store = (changed: Partial<FlowSnapshot>): void => {
    revision += 1
    flow = { ...flow, ...changed, revision: `r${revision}` }
  }

  const save = ({ intent }: SaveRequest): void => {
    const { payload, key } = intent
    const saved = payload.businessProcessTaskData.map((task) => ({
      ...task,
      variable: task.variable ?? undefined,
    }))
    const tasks = [...flow.tasks.filter(({ id }) => !saved.some((one) => one.id === id)), ...saved]
    const isCommit = payload.status === FlowStatus.committed
    // Nobody has to decide about a flow that makes a record.
    const isDecided = isCommit && isAboutRecord(start.type ?? 0)
    store({
      flowOnlyId: FLOW_ID,
      processInstanceId: INSTANCE_ID,
      status: isDecided ? FlowStatus.approved : (payload.status as FlowStatus),
      progress: payload.progress,
      tasks,
      lastSaveKey: key,
      ...(isCommit && {
        submitted: Object.fromEntries(tasks.map(({ id, variable }) => [id, variable])),
      }),
    })
  }

  const overtake = (): void =>
    store({
      flowOnlyId: FLOW_ID,
      tasks: flow.tasks.map((task) => ({ ...task, variable: edited(task.variable) as object })),
      lastSaveKey: 'another-tab',
    })

  return {
    loadFlow: () => reply(() => flow),
    loadReason: () => reply(() => reason),
    saveStep: (request) =>
      reply(() => {
        const expected = request.intent.move === 'keep' ? 'succeeds' : next
        if (request.intent.move !== 'keep') {
          next = 'succeeds'
          onNext()
        }
        if (expected === 'refused') fail('refused', '服务端没有接受这次保存（试用）')
        if (expected === 'unsent') fail('unknown', '网络连接失败（试用）')
        if (expected === 'overtaken') overtake()
        if (request.revision !== '' && request.revision !== flow.revision)
          fail('conflict', '另一页已先保存（试用）')
        save(request)
        if (expected === 'lost') fail('unknown', '保存已到达，回复丢失（试用）')
        return { id: flow.flowOnlyId, revision: flow.revision, status: flow.status }
      }),
    expect: (expected) => {
      next = expected
    },
    next: () => next,
    decide: (status, words) => {
      reason = words
      store({ status, ...(status === FlowStatus.returned && { progress: 1 }) })
    },
  }
}

export const FLOW_ID = 'try-flow'
export const INSTANCE_ID = 'try-instance'

const reply = <T>(make: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    after(PAUSE, () => {
      try {
        resolve(structuredClone(make()))
      } catch (error) {
        reject(error)
      }
    })
  })

const fail = (outcome: SaveError['outcome'], message: string): never => {
  throw Object.assign(new Error(message), { outcome })
}
