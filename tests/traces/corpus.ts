import { readdirSync, readFileSync } from 'node:fs'
import { trace as traceSchema, type Trace } from '#schemas/process/trace.ts'

const FOLDER = 'tests/traces'

/** The traces of the corpus by the names of their files, recorded in the portal by `npm run traces`. */
export const corpus: Readonly<Record<string, Trace>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace(/\.json$/, ''),
      traceSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
    ]),
)

/** Returns a trace of the corpus. @throws where it has none of this name */
export const traceNamed = (name: string): Trace => {
  const found = corpus[name]
  if (!found) throw new Error(`tests/traces has no ${name}.json`)
  return found
}
