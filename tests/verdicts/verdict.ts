import type { Move } from '#engine/process/flow.ts'
import type { ProcessSavePayload } from '#schemas/api/process.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'

export type Values = Readonly<Record<string, unknown>>
export type SentSave = Pick<ProcessSavePayload, 'variable' | 'pass' | 'progress' | 'status'>

/** A flow as the server has stored it. */
export interface StoredFlow {
  status?: -1 | 0 | 1 | 2 | 3 | 4
  progress?: number
  /** The saved values by entry id, as they are on the wire. */
  saved?: Values
  /** External data by keyName. */
  external?: Values
}

/** One save of a flow, and the verdict that the specification or a decision gives. */
export interface Verdict {
  /** The save in words. */
  title: string
  process: ProcessFile
  flow: StoredFlow
  /** The customer's move; undefined for a save that the portal can't send. */
  move?: Move
  /** The values typed before it by entry id, as the forms hold them; defaults to those of `save`. */
  typed?: Values
  /** The save as it is sent. */
  save: SentSave
  /** The pages whose results are for other values after the save: they keep an empty hash (decision 21). */
  ends?: readonly string[]
  /** The screen after an accepted save: a step by its progress, or the wait for approval. */
  shows?: number | 'waiting' | 'empty'
  /** The message of a refusal; the portal holds such a save. */
  refused?: string
}

/** A save forward to a later step. */
export const forward = (progress: number, variable: Values, status = -1): SentSave => ({
  variable,
  pass: true,
  progress,
  status,
})

/** A commit: the position after the step that commits, with status 1. */
export const commit = (progress: number, variable: Values): SentSave =>
  forward(progress, variable, 1)

/** A save that doesn't go forward: one step back, a jump, saving for later. */
export const aside = (progress: number, variable: Values, status = -1): SentSave => ({
  variable,
  pass: false,
  progress,
  status,
})

/** 驳回: step 1 with status 0. */
export const restart = (variable: Values = {}): SentSave => aside(1, variable, 0)

export const NEXT = { kind: 'next' } as const
export const BACK = { kind: 'back' } as const
export const PAUSE = { kind: 'pause' } as const
export const RESTART = { kind: 'restart' } as const

/** The message for a form that does not satisfy its schema. */
export const incomplete = (form: string): string => `“${form}”填写不完整或有误，请检查后重新提交`
export const BROKEN = '流程配置有误，暂时不能提交，请联系客服'
export const NOT_YET = '尚未完成全部步骤，不能提交'
export const CHANGED = '流程状态已变化，请刷新页面后重试'
export const COMMITTED = '申请已提交，正在审批中，不能修改'

let types = 100

/** A small process of these entries; each has a type of its own, so that all can be in force together. */
export const small = (...actExForms: unknown[]): ProcessFile => {
  types += 1
  return {
    processName: `流程 ${types}`,
    processKey: `process${types}`,
    goodsTypes: [1],
    type: types,
    version: 1,
    actExForms,
  }
}
