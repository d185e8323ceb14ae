import type { ProcessInfo } from '#schemas/process/definition.ts'

/** A step to show, from the editor to the frame of the preview. */
export interface PreviewRequest {
  kind: 'preview'
  /** The entries of the step, and the external data of the process. */
  info: ProcessInfo
  progress: number
  /** The form, its values as the customer reviews them, or the form as rjsf alone renders it with antd. */
  view: 'form' | 'review' | 'rjsf'
}

/** Sent by the frame once it listens. */
export const READY = 'preview-ready'

/** Returns the part of a definition that the preview of a step needs. */
export const partFor = (info: ProcessInfo, progress: number): ProcessInfo => ({
  processName: info.processName,
  processKey: info.processKey,
  actExForms: info.actExForms.filter((entry) => {
    const { nodeType, progress: at } = (entry ?? {}) as Record<string, unknown>
    return Number(nodeType) === -1 || Number(at) === progress
  }),
})
