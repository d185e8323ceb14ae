import type { JsonSchema } from '../language/json-schema.ts'
import { declareWidget } from './declaration.ts'

export const rating = declareWidget({
  words: '评分，整数 1 至 maximum（缺省 5）',
  types: ['number', 'integer'],
  verb: '选择',
  isGroup: true,
  text: (value, { schema }) => `${String(value)} / ${ratingMaximum(schema)} 分`,
})

const MOST_STARS = 10

/** The number of stars of a rating. */
export const ratingMaximum = ({ maximum }: JsonSchema): number =>
  typeof maximum === 'number' && maximum >= 1 ? Math.min(Math.floor(maximum), MOST_STARS) : 5
