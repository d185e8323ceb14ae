import * as z from 'zod'
import { trace } from '#schemas/process/trace.ts'

/** Returns the JSON Schema of a trace file. */
export const traceSchemaDocument = (): Record<string, unknown> => ({
  ...z.toJSONSchema(trace, { target: 'draft-07' }),
  $id: 'trace.schema.json',
  title: '轨迹',
  description: '一次办理的全部事件与回复，不含个人信息；见 docs/test-a-process.md',
})
