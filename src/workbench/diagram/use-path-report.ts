import { useEffect, useState } from 'react'
import type { PathReport } from '#machines/process/path-report.ts'
import type { ReportReply, ReportRequest } from './report-message.ts'

/** Walks all paths of a definition in a worker. @returns undefined until they are known */
export const usePathReport = (text: string | undefined): PathReport | undefined => {
  const [reply, setReply] = useState<ReportReply>()
  useEffect(() => {
    if (text === undefined) return
    const worker = new Worker(new URL('report-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ReportReply>) => setReply(data))
    worker.postMessage({ text } satisfies ReportRequest, [])
    // A walk of a text that was replaced ends with its worker.
    return () => worker.terminate()
  }, [text])
  return reply?.text === text ? reply?.report : undefined
}
