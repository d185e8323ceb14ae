import { FIXED_PAGE_KEYS, FIXED_PAGE_WORDS, fixedPageNames } from '#schemas/process/fixed-pages.ts'
import { UI_OPTIONS } from '#engine/lint/words/vocabulary.ts'
import { OPTION_SOURCES, type OptionSource } from '#engine/language/words.ts'
import { providerNames } from '#fixtures/backend/domain/flows/external-data.ts'
import { OPTION_WORDS } from './process-schema-document.ts'
import { FORMAT_WORDS, WIDGET_WORDS } from './process-schema-words.ts'

/** Words of the process language with their descriptions. */
interface WordList {
  title: string
  words: Readonly<Record<string, string>>
}

const OPTION_SOURCE_WORDS: Record<OptionSource, string> = {
  dictionary: '字典；dictionary 为字典代码',
  region: '地区；region 为上级地区代码，缺省为省',
  bankBranch: '开户网点；bank 限定银行',
}

const READERS = { all: '', form: '整个表单', object: 'object', array: 'array' } as const

/** Returns an option's description, and the fields that read it. */
const optionWords = (name: string, readers: (typeof UI_OPTIONS)[string]): string => {
  const fields = typeof readers === 'string' ? READERS[readers] : readers.join('、')
  return [OPTION_WORDS[name], fields && `用于 ${fields}`].filter(Boolean).join('；')
}

/** Returns all words of the process language; the external data is that of the reference backend. */
const processWords = (): readonly WordList[] => [
  { title: '控件 ui:widget', words: WIDGET_WORDS },
  { title: '格式 format', words: FORMAT_WORDS },
  {
    title: '选项 ui:options',
    words: Object.fromEntries(
      Object.entries(UI_OPTIONS).map(([name, readers]) => [name, optionWords(name, readers)]),
    ),
  },
  {
    title: '固定页 keyName（nodeType 1、4、5，不分大小写）',
    words: Object.fromEntries(
      FIXED_PAGE_KEYS.map((key) => {
        const { title, task } = FIXED_PAGE_WORDS[key]
        return [fixedPageNames(key).join('、'), `${title}：${task}`]
      }),
    ),
  },
  {
    title: '选项来源 optionSource',
    words: Object.fromEntries(OPTION_SOURCES.map((name) => [name, OPTION_SOURCE_WORDS[name]])),
  },
  { title: '外部数据 keyName（nodeType -1，由参考后端提供）', words: providerNames },
]

/** Returns the words as lines to print. */
export const wordLines = (): string[] =>
  processWords().flatMap(({ title, words }) => [
    title,
    ...Object.entries(words).map(([word, meaning]) => `  ${word}  ${meaning}`.trimEnd()),
    '',
  ])
