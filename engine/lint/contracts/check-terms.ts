import type { OpenCondition } from '../../expression/open-condition.ts'
import { parseDecimal } from '../../finance/ratio.ts'
import { readQuantity } from '../../formats/quantity.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { Contract } from '../../contract/compile-contract.ts'
import type { ProductFacts } from '../server-catalogue.ts'

/**
 * Reports terms that a contract states in figures, or a way of repayment that it names, where a product for which it can be
 * signed has others. Placeholders are no figures: they state the product's own terms.
 */
export const checkTerms = (
  contract: Contract,
  products: readonly ProductFacts[],
  report: Report,
): void => {
  const signed = products.filter((product) => mayHold(contract.when, product))
  contract.file.clauses.forEach(({ paragraphs = [] }, index) => {
    const when = contract.clauses[index]?.when
    const stated = signed.filter((product) => mayHold(when, product))
    paragraphs.forEach((text, at) => {
      for (const term of termsIn(text)) {
        const product = stated.find((one) => !term.fits(one))
        if (product)
          report(
            'contract-term',
            pointerTo('/clauses', index, 'paragraphs', at),
            `“${term.words}”，${product.goodsName as string}的${term.own(product)}`,
          )
      }
    })
  })
}

/** Tells whether a condition may hold for a product: one that reads more than the product may. */
const mayHold = (when: OpenCondition | undefined, goods: ProductFacts): boolean =>
  !when || [...when.keys].some((key) => key !== 'goods') || when.holds({ goods })

/** A term that a text states. */
interface StatedTerm {
  words: string
  fits(product: ProductFacts): boolean
  /** Returns what the product has instead. */
  own(product: ProductFacts): string
}

const FIGURE = String.raw`[^\d，。；：（）%{}]{0,8}?(\d[\d,.]*)\s*`
/** The rate of a loan; that of a penalty or a fee is none of the product's figures. */
const RATE = new RegExp(
  String.raw`(?<!罚息|逾期|服务费|手续费)(?:年化利率|借款利率|融资利率|年利率)${FIGURE}%`,
  'g',
)
const AMOUNT = new RegExp(
  String.raw`(?:额度|融资金额|借款金额|授信金额|本金)${FIGURE}(亿元|万元|元)`,
  'g',
)
const TERM = new RegExp(
  String.raw`(?:借款期限|融资期限|额度期限|贷款期限|期限)${FIGURE}(天|日|个月)`,
  'g',
)
const METHOD = /还款方式为?(等额本息|等额本金|先息后本|按月付息|到期一次性还本付息|按日计息)/g

const termsIn = (text: string): StatedTerm[] => [
  ...[...text.matchAll(RATE)].map(([words, figure = '']) => ({
    words,
    fits: ({ annualRateMin, annualRateMax }: ProductFacts) =>
      isWithin(figure, annualRateMin, annualRateMax),
    own: ({ annualRateMin, annualRateMax }: ProductFacts) =>
      `年化利率为 ${String(annualRateMin)}% 至 ${String(annualRateMax)}%`,
  })),
  ...[...text.matchAll(AMOUNT)].map(([words, figure = '', unit = '']) => ({
    words,
    fits: ({ minAmount, maxAmount }: ProductFacts) =>
      isWithin(readQuantity(`${figure}${unit}`, '元'), minAmount, maxAmount),
    own: ({ minAmount, maxAmount }: ProductFacts) =>
      `额度为 ${String(minAmount)} 元至 ${String(maxAmount)} 元`,
  })),
  ...[...text.matchAll(TERM)].map(([words, figure = '', unit]) => ({
    words,
    fits: ({ termMin, termMax }: ProductFacts) =>
      unit === '个月'
        ? Number(figure) * LONGEST_MONTH >= Number(termMin) &&
          Number(figure) * SHORTEST_MONTH <= Number(termMax)
        : isWithin(figure, termMin, termMax),
    own: ({ termMin, termMax }: ProductFacts) =>
      `期限为 ${String(termMin)} 天至 ${String(termMax)} 天`,
  })),
  ...[...text.matchAll(METHOD)].map(([words, method = '']) => ({
    words,
    fits: ({ repaymentMethod }: ProductFacts) => String(repaymentMethod).includes(method),
    own: ({ repaymentMethod }: ProductFacts) => `还款方式为${String(repaymentMethod)}`,
  })),
]

const SHORTEST_MONTH = 28
const LONGEST_MONTH = 31

const isWithin = (figure: string | undefined, least: unknown, most: unknown): boolean => {
  const [value, from, to] = [figure?.replaceAll(',', ''), least, most].map((one) =>
    parseDecimal(String(one)),
  )
  if (!value || !from || !to) return true
  return (
    value.over * from.under >= from.over * value.under &&
    value.over * to.under <= to.over * value.under
  )
}
