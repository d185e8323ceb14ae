import { parseTree, type ParseError } from 'jsonc-parser'
import type { Diagnostic } from '../../language/diagnostic.ts'
import type { Fix } from '../fixes/fix.ts'
import type { TextRange } from '../locate.ts'
import { repairsFor, type Repair } from './repairs.ts'

/** The syntax error of a text, and the change that mends it where one is certain. */
export type SyntaxFinding = Diagnostic & TextRange & { fix?: Fix }

/**
 * Finds the first place at which a text stops being JSON, and says what is wrong there. A repair is proposed only if it
 * leads further: the text is JSON with it, or its next error comes later.
 */
export const syntaxFinding = (text: string): SyntaxFinding => {
  const [error] = errorsIn(text)
  if (!error) return findingOf('存在语法错误', { from: 0, to: 1 })
  const repair = repairsFor(text, error).find((one) => isMending(text, error, one))
  const end = Math.max(error.offset + 1, error.offset + error.length)
  if (!repair) return findingOf(wordsOf(error), { from: error.offset, to: end })
  const { words, title, from, to, instead } = repair
  const range = { from: Math.min(from, text.length - 1), to: Math.max(to, from + 1) }
  // The text before the place tells whether it is still the same one.
  const before = text.slice(Math.max(0, from - CONTEXT), from)
  const edit = {
    kind: 'text',
    from: from - before.length,
    to,
    was: before + text.slice(from, to),
    instead: before + instead,
  } as const
  return { ...findingOf(words, range), fix: { title, edits: [edit] } }
}

/** Characters. */
const CONTEXT = 12

const errorsIn = (text: string): ParseError[] => {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return errors
}

const isMending = (
  text: string,
  { offset }: ParseError,
  { from, to, instead }: Repair,
): boolean => {
  const [next] = errorsIn(text.slice(0, from) + instead + text.slice(to))
  return !next || next.offset > Math.max(offset, from) + instead.length - (to - from)
}

const findingOf = (words: string, range: TextRange): SyntaxFinding => ({
  severity: 'error',
  code: 'invalid-json',
  pointer: '',
  message: `文件不是有效的 JSON，${words}：请在此处修正`,
  ...range,
})

/** The codes are those of jsonc-parser; its enum can't be imported by isolated modules. */
const wordsOf = ({ error }: ParseError): string => WORDS[error] ?? '存在语法错误'

const WORDS: Readonly<Record<number, string>> = {
  1: '有不能识别的内容，或前面的文字缺少引号',
  2: '数字的写法不对',
  3: '这里应是加双引号的成员名，或前面缺少 }',
  4: '这里缺少值',
  5: '成员名之后缺少冒号',
  6: '缺少逗号',
  7: '缺少 }',
  8: '缺少 ]',
  9: '结尾之后还有内容',
  10: '不能有注释',
  11: '不能有注释',
  12: '文字缺少结尾的引号',
  13: '数字的写法不对',
  14: '\\u 之后应是四位十六进制数',
  15: '反斜杠的写法不对',
  16: '文字中有不能直接写的字符',
}
