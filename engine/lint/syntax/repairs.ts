import type { ParseError } from 'jsonc-parser'

/** A change of a text that may make it JSON, and what it mends in Chinese words. */
export interface Repair {
  /** The sentence that tells the analyst the mistake. */
  words: string
  /** The change in a few words. */
  title: string
  from: number
  to: number
  instead: string
}

/** Returns the repairs to try on the first error of a text, the likeliest first. */
export const repairsFor = (text: string, error: ParseError): Repair[] =>
  REPAIRS.flatMap((repair) => repair(text, error) ?? [])

type MakeRepair = (text: string, error: ParseError) => Repair | undefined

/** The part of a text that the parser could not read. */
const wrongPart = (text: string, { offset, length }: ParseError): string =>
  text.slice(offset, offset + length)

/** Marks in place of those of JSON: of a Chinese keyboard, of another language, of a copied page. */
const MARKS: Readonly<Record<string, string>> = {
  '，': ',',
  '：': ':',
  '“': '"',
  '”': '"',
  '＂': '"',
  '‘': '"',
  '’': '"',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '；': ',',
  ';': ',',
  '＝': ':',
  '=': ':',
  '\u3000': ' ',
  '\u00a0': ' ',
}

const otherMarks: MakeRepair = (text, error) => {
  const part = wrongPart(text, error)
  const instead = [...part].map((mark) => MARKS[mark] ?? mark).join('')
  if (instead === part) return undefined
  const { offset: from, length } = error
  const title = '改为 JSON 的标点'
  return { words: '标点不是半角的，或不是 JSON 的', title, from, to: from + length, instead }
}

const singleQuotes: MakeRepair = (text, error) => {
  const found = /^'([^'"\n]*)'/.exec(text.slice(error.offset))
  if (!found) return undefined
  const [whole, inner = ''] = found
  const { offset: from } = error
  const to = from + whole.length
  return { words: '文字应加双引号', title: '改为双引号', from, to, instead: `"${inner}"` }
}

const unquotedName: MakeRepair = (text, { offset: from }) => {
  const [name] = /^[A-Za-z_$][\w$:-]*(?=\s*:)/.exec(text.slice(from)) ?? []
  if (name === undefined) return undefined
  const bare = name.replace(/:$/, '')
  const to = from + bare.length
  return { words: '成员名应加双引号', title: '加上双引号', from, to, instead: `"${bare}"` }
}

/** Words of other languages for the three constants of JSON. */
const CONSTANTS: Readonly<Record<string, string>> = { true: 'true', false: 'false', none: 'null' }

const constant: MakeRepair = (text, { offset: from }) => {
  const [word = ''] = /^[A-Za-z]+/.exec(text.slice(from)) ?? []
  const instead = CONSTANTS[word.toLowerCase()]
  if (instead === undefined || instead === word) return undefined
  const to = from + word.length
  return { words: `“${word}”应为 ${instead}`, title: `改为 ${instead}`, from, to, instead }
}

const comment: MakeRepair = (text, { offset: from }) => {
  const [whole] = /^(\/\/[^\n]*|\/\*[^]*?\*\/)/.exec(text.slice(from)) ?? []
  if (whole === undefined) return undefined
  return { words: '不能有注释', title: '删除注释', from, to: from + whole.length, instead: '' }
}

/** The end of the last token before an offset. */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length

const extraComma: MakeRepair = (text, { offset }) => {
  const end = endBefore(text, offset)
  const next = text.slice(offset).trimStart()[0] ?? ''
  if (text[end - 1] === ',' && /^[\]},]?$/.test(next))
    return { words: '多了一个逗号', title: '删除逗号', from: end - 1, to: end, instead: '' }
  if (text[offset] !== ',' || !/[,[{]/.test(text[end - 1] ?? '')) return undefined
  return { words: '多了一个逗号', title: '删除逗号', from: offset, to: offset + 1, instead: '' }
}

const missing =
  (mark: ',' | ':', name: string): MakeRepair =>
  (text, { offset }) => {
    const from = endBefore(text, offset)
    return { words: `缺少${name}`, title: `加上${name}`, from, to: from, instead: mark }
  }

const leadingZero: MakeRepair = (text, { offset }) =>
  /^0\d$/.test(text.slice(offset - 1, offset + 1))
    ? { words: '数字不能以 0 开头', title: '删除 0', from: offset - 1, to: offset, instead: '' }
    : undefined

/** A list that is not closed takes the name of the next member for an item. */
const openList: MakeRepair = (text, { offset }) => {
  const [item] = /,\s*"(?:\\.|[^"\\\n])*"\s*$/.exec(text.slice(0, offset)) ?? []
  if (text[offset] !== ':' || openAt(text, offset).at(-1) !== ']' || item === undefined)
    return undefined
  const from = offset - item.length
  return { words: '前面的列表缺少 ]', title: '补上 ]', from, to: from, instead: ']' }
}

const startQuote: MakeRepair = (text, error) => {
  const { offset: from, length } = error
  if (text[from + length] !== '"') return undefined
  return { words: '文字缺少开头的引号', title: '加上引号', from, to: from, instead: '"' }
}

/** A break of the line or a tab in a text can't stand there as it is. */
const rawCharacter: MakeRepair = (text, error) => {
  const part = wrongPart(text, error)
  const instead = [...part].map((one) => (one < ' ' ? ' ' : one)).join('')
  if (instead === part) return undefined
  const { offset: from, length } = error
  const words = '文字中有不能直接写的制表符或换行'
  return { words, title: '改为空格', from, to: from + length, instead }
}

const openString: MakeRepair = (text, { offset }) => {
  // The quote is missing at the end of the line, before what closes the line.
  const start = text.lastIndexOf('"', offset + 1)
  const line = text.slice(start === -1 ? offset : start).split('\n', 1)[0] ?? ''
  const from = (start === -1 ? offset : start) + line.replace(/[\s,}\]]*$/, '').length
  return { words: '文字缺少结尾的引号', title: '加上引号', from, to: from, instead: '"' }
}

const backslash: MakeRepair = (text, error) => {
  const whole = wrongPart(text, error)
  const instead = whole.replaceAll(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\/g, (found) =>
    found === '\\' ? '\\\\' : found,
  )
  if (instead === whole) return undefined
  const { offset: from, length } = error
  const to = from + length
  return { words: '反斜杠应写两个', title: '改为 \\\\', from, to, instead }
}

/** The brackets that are open at an offset, innermost last. */
const openAt = (text: string, offset: number): string[] => {
  const open: string[] = []
  for (const [mark] of text.slice(0, offset).matchAll(/"(?:\\.|[^"\\\n])*"|[[\]{}]/g))
    if (mark === '{') open.push('}')
    else if (mark === '[') open.push(']')
    else if (mark === '}' || mark === ']') open.pop()
  return open
}

const closing: MakeRepair = (text, { offset }) => {
  const open = openAt(text, offset)
  const rest = text.slice(offset).trim()
  const last = open.at(-1)
  if (last === undefined) {
    if (!/^[\]}\s]+$/.test(rest)) return undefined
    const from = endBefore(text, offset)
    const words = '多了结尾的括号'
    return { words, title: '删除多余的括号', from, to: text.trimEnd().length, instead: '' }
  }
  if (rest === '') {
    const from = endBefore(text, text.length)
    const instead = open.toReversed().join('')
    const words = `内容不完整，缺少结尾的 ${instead}`
    return { words, title: `补上 ${instead}`, from, to: from, instead }
  }
  const wrong = text[offset] ?? ''
  if (!/[\]}]/.test(wrong) || wrong === last) return undefined
  const words = `“${wrong}”与前面的括号不成对`
  return { words, title: `改为 ${last}`, from: offset, to: offset + 1, instead: last }
}

const REPAIRS: readonly MakeRepair[] = [
  otherMarks,
  comment,
  singleQuotes,
  unquotedName,
  constant,
  backslash,
  leadingZero,
  openList,
  startQuote,
  rawCharacter,
  extraComma,
  closing,
  missing(',', '逗号'),
  missing(':', '冒号'),
  openString,
]
