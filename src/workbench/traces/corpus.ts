import { trace as traceSchema, type Trace } from '#schemas/process/trace.ts'

/** The traces of the repository, each loaded when it is asked for. */
const files = import.meta.glob<string>('/tests/traces/*.json', { query: '?raw', import: 'default' })

/** Parses the text of a trace file; undefined where it is none. */
export const readTrace = (text: string): Trace | undefined => {
  try {
    return traceSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Returns the trace of a process that the repository keeps; undefined where there is none. */
export const keptTrace = async (processKey: string): Promise<Trace | undefined> => {
  const texts = await Promise.all(Object.values(files).map((load) => load()))
  return texts.map(readTrace).find((trace) => trace?.process.key === processKey)
}
