import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { SchemaIndex } from '../schema-index.ts'

/**
 * Reports numbers that JSON's readers round: beyond 2^53 a form refuses what is typed, and a value of the definition is
 * another one than its author wrote.
 */
export const checkExactNumbers = ({ all }: SchemaIndex, pointer: string, report: Report): void => {
  for (const [at, schema] of all) {
    const options: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : []
    const found = [
      ...KEYWORDS.map((keyword) => [[keyword], schema[keyword]] as const),
      ...options.map((option, index) => [['enum', index], option] as const),
    ]
    for (const [tokens, value] of found) {
      // Below 2^53 all are exact, so that it may be an exclusive bound.
      const most = tokens[0].startsWith('exclusive') ? 2 ** 53 : Number.MAX_SAFE_INTEGER
      if (typeof value === 'number' && Math.abs(value) > most)
        report('inexact-number', pointer + pointerTo(at, ...tokens), tokens[0])
    }
  }
}

const KEYWORDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'const',
  'default',
] as const
