import type { JsonSchema } from '../language/json-schema.ts'
import { declareWidget } from './declaration.ts'

export const slider = declareWidget({
  words: '滑块，数字；minimum、maximum 为两端（缺省 0、100），multipleOf 为一格',
  types: ['number', 'integer'],
  verb: '选择',
})

/** The ends of a slider and the distance of its places; a number without a step may stand anywhere. */
export const scaleOf = ({ type, minimum, maximum, multipleOf }: JsonSchema) => {
  const min = typeof minimum === 'number' ? minimum : 0
  return {
    min,
    max: typeof maximum === 'number' && maximum > min ? maximum : min + 100,
    step: typeof multipleOf === 'number' ? multipleOf : type === 'integer' ? 1 : ('any' as const),
  }
}
