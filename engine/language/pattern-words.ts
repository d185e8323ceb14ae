import { patternTree, type PatternPart, type PatternTree } from './pattern-tree.ts'

/**
 * Says what a pattern asks for, for customers: 应为 2 至 4 个汉字或“·”, 应为“GB”和 8 位数字; undefined where only its author can say it.
 * @param value what was filled in: the first character that is out of place is named, where one class is asked for
 */
export const patternWords = (source: string, value?: unknown): string | undefined => {
  const branches = wholeBranches(patternTree(source) ?? [])
  if (!branches || branches.length > MOST_BRANCHES) return undefined
  const [only, ...others] = branches.length === 1 ? (branches[0] ?? []) : []
  const named = only && 'character' in only ? classWords(only.character) : undefined
  if (only && named && others.length === 0 && only.most === Infinity && only.least <= 1)
    return `${named.isExcluded ? '不能有' : '只能填写'}${named.words}${strangerWords(only, value)}`
  const said = branches.map(sequenceWords)
  if (said.length === 0 || said.some((one) => one === undefined)) return undefined
  return `应为${said.join('，或')}${only && named && others.length === 0 ? strangerWords(only, value) : ''}`
}

const MOST_BRANCHES = 3
const MOST_PARTS = 6

/** Returns the branches that describe a whole text, without its ends; undefined where one leaves an end open. */
const wholeBranches = (tree: PatternTree): PatternTree | undefined => {
  const inner = tree.map((sequence) =>
    isAssertion(sequence[0], '^') && isAssertion(sequence.at(-1), '$') ? sequence.slice(1, -1) : [],
  )
  if (inner.some(({ length }) => length === 0)) return undefined
  const [only, ...others] = inner.length === 1 ? (inner[0] ?? []) : []
  const isGroup = only && 'group' in only && only.least === 1 && only.most === 1
  return isGroup && others.length === 0 ? only.group : inner
}

const isAssertion = (part: PatternPart | undefined, sign: string): boolean =>
  part !== undefined && 'assertion' in part && part.assertion === sign

/** Names the first character of a value that a class does not have. */
const strangerWords = (part: PatternPart, value: unknown): string => {
  if (!('character' in part) || typeof value !== 'string' || part.character.startsWith('[^'))
    return ''
  const isIn = new RegExp(`^${part.character}$`, 'su')
  const stranger = [...value].find((character) => !isIn.test(character))
  return stranger === undefined ? '' : `，“${stranger}”不是`
}

const sequenceWords = (parts: readonly PatternPart[]): string | undefined => {
  const said: string[] = []
  let literal = ''
  const close = () => {
    if (literal !== '') said.push(`“${literal}”`)
    literal = ''
  }
  for (const part of parts) {
    const character = literalOf(part)
    if (character !== undefined) {
      literal += character
      continue
    }
    close()
    const words = countedWords(part)
    if (words === undefined) return undefined
    said.push(words)
  }
  close()
  if (said.length === 0 || said.length > MOST_PARTS) return undefined
  return [said.slice(0, -1).join('、'), said.at(-1)]
    .filter(Boolean)
    .join(said.length > 1 ? '和' : '')
    .replaceAll(/和(?=\d)/g, '和 ')
    .replace(/^(?=\d)/, ' ')
}

/** Returns the text of a part that stands for itself. */
const literalOf = (part: PatternPart): string | undefined =>
  'character' in part && part.least === part.most
    ? plainCharacter(part.character)?.repeat(part.most)
    : undefined

const plainCharacter = (text: string): string | undefined => {
  if ([...text].length === 1) return text === '.' ? undefined : text
  return /^\\[^\w\s]$/.test(text) ? text.slice(1) : undefined
}

const countedWords = (part: PatternPart): string | undefined => {
  const named = 'character' in part ? classWords(part.character) : undefined
  if (!named) return undefined
  const { least, most } = part
  const { words, unit, isExcluded } = named
  if (isExcluded) return undefined
  if (least === most) return `${least} ${unit}${words}`
  if (most === Infinity)
    return least === 0 ? `任意${unit}数的${words}` : `至少 ${least} ${unit}${words}`
  return least === 0 ? `至多 ${most} ${unit}${words}` : `${least} 至 ${most} ${unit}${words}`
}

interface NamedClass {
  words: string
  /** The word that counts its characters. */
  unit: string
  /** It has all characters but those that it names. */
  isExcluded: boolean
}

/** Names a class of characters, and the word that counts them; undefined for a class without a name. */
const classWords = (source: string): NamedClass | undefined => {
  const [, negation, members] = /^\[(\^?)([^]*)\]$/.exec(source) ?? []
  const names: string[] = []
  let rest = members ?? source
  if (rest === '.' && members === undefined) return undefined
  while (rest !== '') {
    const known = CLASSES.find(([pattern]) => pattern.test(rest))
    const own = known ? undefined : /^(\\[^\w\s]|[^\\])(-(?!$))?/u.exec(rest)
    if (!known && (!own || own[2] !== undefined)) return undefined
    const text = known?.[0].exec(rest)?.[0] ?? own?.[0] ?? rest
    names.push(known ? known[1](text) : `“${plainCharacter(text) ?? text}”`)
    rest = rest.slice(text.length)
  }
  const isAny = names.includes('大写字母') && names.includes('小写字母')
  const all = new Set(isAny ? ['字母', ...names.filter((name) => !name.endsWith('写字母'))] : names)
  if (all.size === 0 || all.size > MOST_NAMES) return undefined
  const words = [[...all].slice(0, -1).join('、'), [...all].at(-1)].filter(Boolean).join('或')
  return {
    words,
    isExcluded: negation === '^',
    unit: [...all].every((name) => name.endsWith('数字')) ? '位' : '个',
  }
}

const MOST_NAMES = 9

/** The starts of a class that have a name. */
const CLASSES: readonly (readonly [pattern: RegExp, name: (text: string) => string])[] = [
  [/^(?:0-9|\\d)/, () => '数字'],
  [/^\d-\d/, (text) => ` ${text.replace('-', ' 至 ')} 的数字`],
  [/^A-Z/, () => '大写字母'],
  [/^a-z/, () => '小写字母'],
  [/^\\w/, () => '字母、数字或“_”'],
  [/^(?:\\p\{(?:Script|sc)=Han\}|(?:\\u4e00|一)-(?:\\u9f[\da-f]{2}|[龠-鿿]))/i, () => '汉字'],
]
