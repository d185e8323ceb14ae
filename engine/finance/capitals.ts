const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '兆']

/**
 * Writes an amount in 元 as on Chinese bills (正确填写票据和结算凭证的基本规定): 1409.50 is
 * 人民币壹仟肆佰零玖元伍角.
 * @param amount a decimal string of at most 16 + 2 digits; anything else returns undefined
 */
export const capitals = (amount: string): string | undefined => {
  const [, whole, fraction = ''] = /^0*(\d{1,16})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === undefined) return undefined
  const [jiao = 0, fen = 0] = [...fraction.padEnd(2, '0')].map(Number)
  const yuan = Number(whole) === 0 ? '' : `${integer(whole)}元`
  if (jiao === 0 && fen === 0) return `人民币${yuan || '零元'}整`
  // A skipped digit is written as 零: 元 and 分 without 角.
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : yuan && '零'
  return `人民币${yuan}${tenths}${fen > 0 ? `${DIGITS[fen]}分` : ''}`
}

/** Writes the integer part in groups of four digits, from 兆 down; consecutive zeros are written once. */
const integer = (whole: string): string => {
  const padded = whole.padStart(Math.ceil(whole.length / 4) * 4, '0')
  const groups = padded.match(/.{4}/g) ?? []
  let said = ''
  let isZeroDue = false
  for (const [index, group] of groups.entries()) {
    for (const [place, digit] of [...group].entries()) {
      if (digit === '0') {
        isZeroDue = said !== ''
        continue
      }
      said += `${isZeroDue ? '零' : ''}${DIGITS[Number(digit)]}${PLACES[3 - place]}`
      isZeroDue = false
    }
    if (Number(group) > 0) said += GROUPS[groups.length - 1 - index]
  }
  return said
}
