import type { ASTNode } from '@marcbachmann/cel-js'
import { Decimal } from '../expression/decimal.ts'
import { childrenOf, textOf } from '../expression/nodes.ts'
import { quoted, type Topic } from './topic.ts'

/** Returns what a name of an expression stands for. */
export type Names = (name: string) => Topic

/** Words an expression that is a condition: “年收入”大于 100 且 “已上市”为是. */
export const conditionInWords = (node: ASTNode, names: Names): string =>
  asTest(say(node, names)).words

/** Words an expression that has a value: “数量” × “单价”. */
export const valueInWords = (node: ASTNode, names: Names): string => say(node, names).words

/** A part of an expression in words. */
interface Said {
  words: string
  rank: number
  /** The value that it is, where it is one as such. */
  topic?: Topic | undefined
}

/** A part needs brackets within one of a higher rank. */
const RANK = { choice: 0, or: 1, and: 2, test: 3, sum: 4, product: 5, value: 6 } as const

const SUMS: Readonly<Record<string, string>> = { '+': ' + ', '-': ' − ' }
const PRODUCTS: Readonly<Record<string, string>> = { '*': ' × ', '/': ' ÷ ', '%': ' ÷ ' }

/** The words of a comparison, and its opposite and the one with the sides exchanged. */
const TESTS: Readonly<Record<string, { words: string; opposite: string; exchanged: string }>> = {
  '==': { words: '为', opposite: '!=', exchanged: '==' },
  '!=': { words: '不为', opposite: '==', exchanged: '!=' },
  '<': { words: '小于', opposite: '>=', exchanged: '>' },
  '<=': { words: '不大于', opposite: '>', exchanged: '>=' },
  '>': { words: '大于', opposite: '<=', exchanged: '<' },
  '>=': { words: '不小于', opposite: '<', exchanged: '<=' },
}

const say = (node: ASTNode, names: Names): Said => {
  switch (node.op) {
    case 'value':
      return value(literalWords(node.args))
    case 'id':
      return ofTopic(names(node.args))
    case '.':
    case '.?':
      return memberOf(say(node.args[0], names), node.args[1])
    case '[]':
      return itemOrMember(say(node.args[0], names), node.args[1], names)
    case 'list':
      return value(node.args.map((one) => say(one, names).words).join('、'))
    case 'call':
      return sayCall(node.args[0], node.args[1], names)
    case 'rcall':
      return sayMethod(node.args, names)
    case '!_':
      return opposite(node.args, names)
    case '-_':
      return { words: `−${within(say(node.args, names), RANK.value)}`, rank: RANK.product }
    case '?:': {
      const [test, then, otherwise] = node.args
      const words = `若${conditionInWords(test, names)}则${within(say(then, names), RANK.or)}，否则${within(say(otherwise, names), RANK.choice)}`
      return { words, rank: RANK.choice }
    }
    case '&&':
      return joined(childrenOf(node), names, { sign: ' 且 ', rank: RANK.and })
    case '||':
      return joined(childrenOf(node), names, { sign: ' 或 ', rank: RANK.or })
    case 'in':
      return among(node.args[0], node.args[1], names)
    default:
      return sayBinary(node, names)
  }
}

const sayBinary = (node: ASTNode, names: Names): Said => {
  const [left, right] = childrenOf(node)
  if (!left || !right) return value(node.input.slice(node.start, node.end))
  if (node.op in TESTS) return compared(left, node.op, right, names)
  const isSum = node.op in SUMS
  const rank = isSum ? RANK.sum : RANK.product
  const sign = SUMS[node.op] ?? PRODUCTS[node.op] ?? ` ${node.op} `
  // A subtrahend or divisor that is a sum or a product itself stands in brackets.
  const isOrdered = node.op !== '+' && node.op !== '*'
  const words =
    within(say(left, names), rank) + sign + within(say(right, names), rank + Number(isOrdered))
  return { words: node.op === '%' ? `${words} 的余数` : words, rank }
}

const compared = (left: ASTNode, operator: string, right: ASTNode, names: Names): Said => {
  const test = TESTS[operator]
  if (!test) return value(operator)
  if (left.op === 'value' && right.op !== 'value')
    return compared(right, test.exchanged, left, names)
  const one = say(left, names)
  const other = right.op === 'value' && one.topic ? knownWords(one.topic, right.args) : undefined
  return {
    words:
      within(one, RANK.sum) + test.words + spaced(other ?? within(say(right, names), RANK.sum)),
    rank: RANK.test,
  }
}

/** An opposite has words of its own where the part is a single test. */
const opposite = (node: ASTNode, names: Names): Said => {
  const [left, right] = childrenOf(node)
  const test = TESTS[node.op]
  if (test && left && right) return compared(left, test.opposite, right, names)
  if (node.op === '!_') return asTest(say(node.args, names))
  const said = say(node, names)
  if (said.topic) return { words: `${said.words}为否`, rank: RANK.test }
  const [asked] = node.op === 'call' && node.args[0] === 'has' ? node.args[1] : []
  if (asked) return { words: `${say(asked, names).words}未填写`, rank: RANK.test }
  return { words: `并非（${asTest(said).words}）`, rank: RANK.test }
}

const joined = (
  parts: readonly ASTNode[],
  names: Names,
  { sign, rank }: { sign: string; rank: number },
): Said => ({
  words: parts.map((part) => within(asTest(say(part, names)), rank)).join(sign),
  rank,
})

const among = (one: ASTNode, list: ASTNode, names: Names): Said => {
  const said = say(one, names)
  if (list.op !== 'list')
    return { words: `${say(list, names).words}包含${said.words}`, rank: RANK.test }
  const options = list.args.map((option) =>
    option.op === 'value' && said.topic
      ? knownWords(said.topic, option.args)
      : say(option, names).words,
  )
  return { words: `${said.words}为${options.join('或')}`, rank: RANK.test }
}

const sayCall = (name: string, parts: readonly ASTNode[], names: Names): Said => {
  const [first, second, third] = parts
  if (name === 'today') return value('今天')
  if (!first) return value(name)
  const one = say(first, names)
  switch (name) {
    case 'sum': {
      const member = textOf(second)
      if (member === undefined) return value(`${one.words}之和`)
      const part = one.topic?.item('').member(member).words ?? quoted(member)
      return value(`${each(one.words)}${part}之和`)
    }
    case 'days':
      return value(`从${one.words}到${second ? say(second, names).words : ''}的天数`)
    case 'round':
    case 'floor':
    case 'ceil':
      return {
        ...one,
        words: `${one.words}（${ROUNDED[name]}${placesWords(second)}）`,
        topic: undefined,
      }
    case 'triggerPrice': {
      const [goods, rate = ''] = [second, third].map((part) => part && say(part, names).words)
      const share = third?.op === 'value' ? ` ${rate}% ` : rate
      return value(`使${one.words}达到${goods}价值的${share}的价格`)
    }
    case 'instalment':
    case 'instalmentInAdvance': {
      const [rate, periods] = [second, third].map((part) => part && say(part, names).words)
      return value(`${one.words}按年利率 ${rate} 分 ${periods} 期、${DUE[name]}的等额还款`)
    }
    case 'size':
      return value(`${one.words}的数量`)
    case 'has':
      return { words: `${one.words}已填写`, rank: RANK.test }
    default:
      return one
  }
}

const DUE = { instalment: '期末支付', instalmentInAdvance: '期初支付' } as const

const ROUNDED = { round: '四舍五入', floor: '尾数舍去', ceil: '尾数进一' } as const

const placesWords = (places: ASTNode | undefined): string => {
  const count = places?.op === 'value' ? literalWords(places.args) : ''
  return count === '0' ? '到整数' : `到 ${count} 位小数`
}

const CONTAINS: Readonly<Record<string, string>> = {
  contains: '包含',
  startsWith: '开头为',
  endsWith: '结尾为',
}

const QUANTIFIED: Readonly<Record<string, string>> = {
  all: '的每一项都满足',
  exists: '中有一项满足',
  exists_one: '中恰有一项满足',
}

const sayMethod = ([name, receiver, parts]: [string, ASTNode, ASTNode[]], names: Names): Said => {
  const one = say(receiver, names)
  const [first, ...steps] = parts
  if (name === 'size') return value(`${one.words}的数量`)
  if (name in CONTAINS && first)
    return { words: `${one.words}${CONTAINS[name]}${say(first, names).words}`, rank: RANK.test }
  const item = one.topic?.item('')
  const inner: Names = (asked) =>
    first?.op === 'id' && asked === first.args && item ? item : names(asked)
  const test = (step: ASTNode | undefined) => (step ? conditionInWords(step, inner) : '')
  if (name in QUANTIFIED)
    return { words: `${one.words}${QUANTIFIED[name]}（${test(steps[0])}）`, rank: RANK.test }
  if (name === 'filter') return { ...one, words: `${one.words}中满足（${test(steps[0])}）的各项` }
  const last = steps.at(-1)
  const kept = steps.length > 1 ? `中满足（${test(steps[0])}）的` : ''
  const listed = each(one.words + kept)
  return value(`${listed}${last ? within(say(last, inner), RANK.value) : ''}`)
}

const each = (list: string): string => (list.endsWith('各项') ? list : `${list}各项`)

const memberOf = ({ words, topic }: Said, name: string): Said => {
  const member = topic?.member(name)
  return member ? ofTopic(member) : value(`${words}的${quoted(name)}`)
}

const itemOrMember = (list: Said, index: ASTNode, names: Names): Said => {
  const name = textOf(index)
  if (name !== undefined) return memberOf(list, name)
  const place =
    index.op === 'value' ? ` ${Number(index.args) + 1} ` : `（${say(index, names).words}）`
  const words = `${list.words}第${place}项`
  return { words, rank: RANK.value, topic: list.topic?.item(words) }
}

const ofTopic = (topic: Topic): Said => ({ words: topic.words, rank: RANK.value, topic })

const value = (words: string): Said => ({ words, rank: RANK.value })

const within = ({ words, rank }: Said, outer: number): string =>
  rank < outer ? `（${words}）` : words

/** A value that is a condition by itself is true or false. */
const asTest = (said: Said): Said =>
  said.rank > RANK.test ? { words: `${said.words}为是`, rank: RANK.test } : said

/** Words a literal as a value of a field: its option's label, its unit. */
const knownWords = (topic: Topic, literal: unknown): string =>
  topic.valueWords(isPlain(literal) ? literal : Number(literal))

const literalWords = (literal: unknown): string => {
  if (typeof literal === 'string') return quoted(literal)
  if (typeof literal === 'boolean') return literal ? '是' : '否'
  return literal instanceof Decimal ? literal.toFixed() : '空'
}

const isPlain = (literal: unknown): boolean =>
  literal === null || typeof literal === 'string' || typeof literal === 'boolean'

/** A number stands apart from the word before it. */
const spaced = (words: string): string => (/^[\d−]/.test(words) ? ` ${words}` : words)
