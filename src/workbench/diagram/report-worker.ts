import type { ProcessInfo } from '#schemas/process/definition.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { pathReport } from '#machines/process/path-report.ts'
import type { ReportReply, ReportRequest } from './report-message.ts'

/* The worker that walks the paths of a definition beside the page. */

addEventListener('message', ({ data: { text } }: MessageEvent<ReportRequest>) => {
  const report = pathReport(compileProcess(JSON.parse(text) as ProcessInfo))
  postMessage({ text, report } satisfies ReportReply)
})
