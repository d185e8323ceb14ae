import type { PathReport } from '#machines/process/path-report.ts'

/** The request to the worker that walks paths: the text of a definition that compiles. */
export interface ReportRequest {
  text: string
}

/** The reply of the worker. */
export interface ReportReply extends ReportRequest {
  report: PathReport
}
