import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { FIXED_PAGE_WORDS, PAGE_NEEDS } from '#schemas/process/fixed-page-words.ts'
import { FIXED_PAGE_KEYS, fixedPageNames } from '#schemas/process/fixed-pages.ts'
import { FACT_NAMES, factNamed } from '../../contract/facts.ts'
import { CONTRACT_FORMATS } from '../../contract/formats.ts'
import { OPTION_SOURCES, type OptionSource } from '../../language/words.ts'
import type { ServerCatalogue } from '../server-catalogue.ts'
import { FORMAT_WORDS, WIDGET_WORDS } from './descriptions.ts'
import { UI_OPTIONS } from './vocabulary.ts'

/** Words of the process language with their descriptions. */
export interface WordList {
  title: string
  words: Readonly<Record<string, string>>
}

interface Known {
  /** The descriptions of the options, by their names. */
  options: Readonly<Record<string, unknown>>
  /** The words of the server; without it, only those of the language are listed. */
  server?: ServerCatalogue | undefined
  /** The names of external data, by its variable. */
  providerNames?: Readonly<Record<string, string>>
}

/** Returns all words of the process language. */
export const wordLists = ({ options, server, providerNames = {} }: Known): readonly WordList[] => [
  { title: '控件 ui:widget', words: WIDGET_WORDS },
  { title: '格式 format', words: FORMAT_WORDS },
  {
    title: '选项 ui:options',
    words: Object.fromEntries(
      Object.entries(UI_OPTIONS).map(([name, readers]) => [
        name,
        optionWords(options[name], readers),
      ]),
    ),
  },
  {
    title: '固定页 keyName（nodeType 1、4、5，不分大小写）',
    words: Object.fromEntries(
      FIXED_PAGE_KEYS.map((key) => {
        const { title, task, needs, gives } = FIXED_PAGE_WORDS[key]
        const read = needs.map((need) => PAGE_NEEDS[need]).join('、')
        const given = Object.entries(gives)
          .map(([name, words]) => `${name}（${words}）`)
          .join('、')
        return [fixedPageNames(key).join('、'), `${title}：${task}。依据${read}；得到 ${given}`]
      }),
    ),
  },
  {
    title: '选项来源 optionSource',
    words: Object.fromEntries(OPTION_SOURCES.map((name) => [name, OPTION_SOURCE_WORDS[name]])),
  },
  {
    title: '合同中的值 {{…}}',
    words: Object.fromEntries(FACT_NAMES.map((name) => [name, factNamed(name)?.title ?? ''])),
  },
  {
    title: '合同中值的写法 {{…|写法}}',
    words: Object.fromEntries(
      Object.entries(CONTRACT_FORMATS).map(([name, { words }]) => [name, words]),
    ),
  },
  ...(server ? ofServer(server, providerNames) : []),
]

const ofServer = (server: ServerCatalogue, names: Readonly<Record<string, string>>): WordList[] => [
  { title: '字典 dictionary', words: named(server.dictionaries, {}) },
  {
    title: '记录的种类 kind 与状态 status',
    words: Object.fromEntries(
      Object.entries(server.records).map(([kind, statuses]) => [kind, statuses.join('、')]),
    ),
  },
  { title: '外部数据 keyName（nodeType -1）', words: named(server.providers, names) },
  {
    title: '产品类型 goodsTypes',
    words: named(server.goodsTypes, Object.fromEntries(PRODUCT_TYPES)),
  },
  { title: '用途 type', words: named(server.processTypes, PURPOSES) },
]

const named = (
  words: readonly (string | number)[],
  names: Readonly<Record<string, string>>,
): WordList['words'] => Object.fromEntries(words.map((word) => [word, names[word] ?? '']))

/** The names of the purposes, for authors. */
export const PURPOSES: Readonly<Record<number, string>> = {
  1: '产品开通',
  2: '授信申请',
  3: '额度激活',
  4: '融资申请',
  5: '借款支用',
  6: '延期申请',
  11: '邀请贸易伙伴',
  12: '登记贸易背景',
  13: '登记应收账款',
  14: '转让云信',
  15: '开立云信',
  16: '云信融资',
  17: '代采申请',
  18: '动产质押融资',
  19: '确认质押',
}

const OPTION_SOURCE_WORDS: Record<OptionSource, string> = {
  dictionary: '字典；dictionary 为字典代码',
  region: '地区；region 为上级地区代码，缺省为省',
  bankBranch: '开户网点；bank 限定银行',
}

const READERS = { all: '', form: '整个表单', object: 'object', array: 'array' } as const

/** Returns an option's description, and the fields that read it. */
const optionWords = (description: unknown, readers: (typeof UI_OPTIONS)[string]): string => {
  const fields = typeof readers === 'string' ? READERS[readers] : readers.join('、')
  return [description, fields && `用于 ${fields}`].filter(Boolean).join('；')
}
