import { pointerTokens } from '../json/pointer.ts'
import { isRange, RANGE_ENDS } from '../language/range-option.ts'
import { OPTIONS } from '../language/words.ts'

type Options = Readonly<Record<string, unknown>>

/** Returns the expressions that hold a field within its range; where an end is missing, its expression has no value. */
export const rangeRules = (name: string, options: Options) => {
  const range = options[OPTIONS.range]
  if (!isRange(range)) return []
  const value = `self[${JSON.stringify(name)}]${options.unit === '万元' ? ' * 10000' : ''}`
  return RANGE_ENDS.flatMap((end) => {
    const pointer = range[end]
    if (pointer === undefined) return []
    const limit = pointerTokens(pointer).map(memberText).join('')
    return [{ end, source: `${value} ${end === 'min' ? '>=' : '<='} decimal(collected${limit})` }]
  })
}

const memberText = (token: string): string =>
  /^[A-Za-z_]\w*$/.test(token) ? `.${token}` : `[${JSON.stringify(token)}]`
