import { contractSchema } from './contract-schema.ts'
import { SHARE } from '#engine/language/record-choice.ts'
import { TRIAL_TERMS } from '#engine/language/trial-terms.ts'
import { RANGE_ENDS } from '#engine/language/range-option.ts'
import { ACCOUNT_KINDS, processFile } from '#schemas/process/definition.ts'
import { FIXED_PAGE_WORDS } from '#schemas/process/fixed-page-words.ts'
import { FIXED_PAGE_KEYS, fixedPageNames } from '#schemas/process/fixed-pages.ts'
import { EXPRESSION_LIMITS, LARGEST_NUMBER, LIMITS } from '#engine/language/limits.ts'
import { MOMENTS } from '#engine/formats/moment-patterns.ts'
import { OPTION_SOURCES, OPTIONS, STATUS_TONES } from '#engine/language/words.ts'
import { PURPOSES } from '#engine/lint/words/word-lists.ts'
import { FORMAT_WORDS, WIDGET_WORDS } from '#engine/lint/words/descriptions.ts'

/* The JSON Schema (draft-07) with which an editor completes and checks a process file. */

type Schema = Record<string, unknown>

const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` })
const textWith = (description: string): Schema => ({ type: 'string', description })
/** Makes the enum of a vocabulary, with the description of each word. */
const oneOfWords = (words: Record<string, string>, description: string): Schema => ({
  description,
  enum: Object.keys(words),
  enumDescriptions: Object.values(words),
})

const NODE_TYPES: [number, string][] = [
  [1, '固定页：由 keyName 指明的门户页面'],
  [2, '表单：同一 progress 的第一个是主表单，其余为附加表单'],
  [3, '子表单：附在同一 progress 的页面之下'],
  [4, '固定页（同 1）'],
  [5, '固定页（同 1）'],
  [-1, '外部数据：没有页面，数据来自流程变量，供之后的步骤读取'],
]
const FIXED = [1, 4, 5]
const FIXED_PAGE_TASKS = Object.fromEntries(
  FIXED_PAGE_KEYS.map((key) => [key, FIXED_PAGE_WORDS[key].task]),
)
const FIXED_PAGE_NAMES = FIXED_PAGE_KEYS.flatMap(fixedPageNames)

/** Returns a pattern for a word in any case; a pattern of JSON Schema has no flags. */
const inAnyCase = (word: string): string =>
  word.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

const whenNodeType = (nodeTypes: number[], then: Schema): Schema => ({
  if: { required: ['nodeType'], properties: { nodeType: { enum: nodeTypes } } },
  then,
})

const entry: Schema = {
  type: 'object',
  description: '流程的一个节点；progress 相同的节点组成一步',
  required: ['id', 'nodeType', 'progress'],
  properties: {
    id: {
      description: '节点标识，数据按它保存；流程内唯一，发布后不要更改',
      type: ['string', 'integer'],
    },
    name: textWith('显示给客户的名称'),
    keyName: textWith('数据的名称，供条件和数据来源引用；固定页在这里写页面名'),
    nodeType: {
      description: '节点类型',
      enum: NODE_TYPES.map(([nodeType]) => nodeType),
      enumDescriptions: NODE_TYPES.map(([, words]) => words),
    },
    progress: { description: '第几步，从 1 开始连续编号', type: 'integer', minimum: 1 },
    content: {
      description: '表单定义：对象，或其 JSON 字符串',
      if: { type: 'string' },
      else: { if: { required: ['schema'] }, then: ref('content'), else: ref('bareContent') },
    },
  },
  additionalProperties: false,
  allOf: [
    whenNodeType(FIXED, {
      required: ['keyName'],
      properties: {
        keyName: {
          description: '页面名；加 @R 与值，把值作为 basicsCurrent 传给页面',
          anyOf: [
            oneOfWords(FIXED_PAGE_TASKS, '固定页'),
            { pattern: `^(${FIXED_PAGE_NAMES.map(inAnyCase).join('|')})(@R.+)?$` },
          ],
        },
      },
    }),
    whenNodeType([-1], { required: ['keyName'] }),
    whenNodeType([2, 3], { required: ['keyName', 'content'] }),
  ],
}

const step: Schema = {
  type: 'object',
  description: '本步的设置；写在该步的第一个节点上',
  properties: {
    title: textWith('步骤标题；缺省为节点名称'),
    description: textWith('步骤说明，显示在标题下方'),
    commit: { type: 'boolean', description: '保存本步即提交流程；都不写时最后一步提交' },
    when: {
      anyOf: [
        ref('schema'),
        { type: 'string', minLength: 1, maxLength: EXPRESSION_LIMITS.characters },
      ],
      description:
        '显示本步的条件：对此前数据（按 keyName）的 JSON Schema 或表达式，不满足则跳过本步',
    },
    dependsOn: {
      type: 'array',
      items: textWith('此前步骤或外部数据的 keyName，或 /keyName/字段'),
      uniqueItems: true,
      description:
        '固定页的结果所依据的数据：有变化时须重新办理本步，否则不能提交；合同签署缺省为此前的全部表单',
    },
  },
  additionalProperties: false,
}

/** Members for external data. */
const origin: Record<string, Schema> = {
  from: {
    ...textWith('外部数据（nodeType -1）的来源：/变量名/字段；变量名可为节点 id；缺省为 keyName'),
    pattern: '^/.',
  },
  default: { description: '外部数据没有值时的缺省值' },
  official: {
    anyOf: [{ const: true }, { type: 'array', items: { type: 'string' } }],
    description:
      '外部数据（true 为全部，或列出字段）是官方登记：客户填写的内容与它不同时，在填写处和核对页标出“不符”',
  },
}

const content: Schema = {
  type: 'object',
  required: ['schema'],
  properties: {
    schema: { ...ref('schema'), description: '字段与校验规则（JSON Schema）' },
    uiSchema: { ...ref('uiSchema'), description: '字段如何显示' },
    formData: { description: '客户填写之前的初始数据' },
    step: ref('step'),
    ...origin,
  },
  additionalProperties: false,
}

/** The content of a fixed page, or a schema that is not wrapped in `schema`. */
const bareContent: Schema = {
  allOf: [ref('schema')],
  properties: {
    step: ref('step'),
    from: origin.from,
    contract: {
      description: '签署的合同，写它的 name；写成列表时，签署第一份条件成立的',
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      ],
    },
  },
}

const schemas = (description?: string): Schema => ({
  ...(description && { description }),
  type: 'array',
  items: ref('schema'),
})
const namedSchemas = (description?: string): Schema => ({
  ...(description && { description }),
  type: 'object',
  additionalProperties: ref('schema'),
})
const whole = { type: 'integer', minimum: 0 }

const schema: Schema = {
  type: ['object', 'boolean'],
  properties: {
    type: {
      description: '数据类型；金额与百分比用 string，附件与多选用 array',
      anyOf: [ref('type'), { type: 'array', items: ref('type') }],
    },
    title: textWith('字段名称'),
    description: textWith('字段说明'),
    format: oneOfWords(FORMAT_WORDS, '格式：校验、脱敏并选定控件'),
    pattern: { ...textWith('正则表达式；避免嵌套的重复'), format: 'regex' },
    required: { description: '必填字段', type: 'array', items: { type: 'string' } },
    properties: namedSchemas('各字段'),
    items: { description: '列表各项', anyOf: [ref('schema'), schemas()] },
    oneOf: schemas('选项：每项写 const 与 title'),
    anyOf: schemas(),
    allOf: schemas(),
    enum: { description: '可选值', type: 'array', minItems: 1, maxItems: LIMITS.enumItems },
    const: { description: '只能是此值' },
    default: { description: '缺省值' },
    ...Object.fromEntries(
      ['not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'propertyNames'].map(
        (keyword) => [keyword, ref('schema')],
      ),
    ),
    ...Object.fromEntries(
      ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
        (keyword) => [keyword, whole],
      ),
    ),
    ...Object.fromEntries(
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
        (keyword) => [keyword, { type: 'number' }],
      ),
    ),
    uniqueItems: { type: 'boolean' },
    definitions: namedSchemas('可由 $ref 引用的结构'),
    patternProperties: namedSchemas(),
    $ref: { ...textWith('引用本定义内的结构，如 #/definitions/名称'), pattern: '^#/' },
  },
}

const expression: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: EXPRESSION_LIMITS.characters,
}

const uiOptions: Record<string, Schema> = {
  [OPTIONS.source]: {
    ...textWith('初始值的来源：/keyName/字段，取自此前步骤或外部数据'),
    pattern: '^/',
  },
  [OPTIONS.optionSource]: {
    description: 'remoteSelect 的选项来源',
    enum: [...OPTION_SOURCES],
  },
  [OPTIONS.dictionary]: textWith('字典代码'),
  [OPTIONS.region]: textWith('地区代码：选项为其下一级；缺省为省'),
  [OPTIONS.bank]: textWith('银行代码（字典 bank）：只显示该行的网点'),
  [OPTIONS.within]: {
    description:
      '选项由同一层的另一个字段限定：该行的网点、该地区的下一级、字典中该项的下级，如 { "field": "bank" }',
    type: 'object',
    required: ['field'],
    properties: { field: { ...textWith('字段名'), minLength: 1 } },
    additionalProperties: false,
  },
  [OPTIONS.computed]: {
    ...expression,
    description: '计算字段：CEL 表达式，只读并始终重新计算，如 quantity * price',
  },
  [OPTIONS.rules]: {
    description: '字段之间的规则：不成立时在该字段提示 message',
    type: 'array',
    items: {
      type: 'object',
      required: ['holds', 'message'],
      properties: {
        holds: { ...expression, description: 'CEL 表达式，如 amount <= total * 0.8' },
        message: { ...textWith('不成立时的提示'), minLength: 1 },
      },
      additionalProperties: false,
    },
  },
  [OPTIONS.unit]: { description: '金额单位', enum: ['元', '万元'] },
  [OPTIONS.range]: {
    description: '金额或数字的范围，取自此前步骤或外部数据；金额的范围以元为单位',
    type: 'object',
    minProperties: 1,
    properties: Object.fromEntries(
      RANGE_ENDS.map((end) => [end, { ...textWith('/keyName/字段'), pattern: '^(/[^/]+)+$' }]),
    ),
    additionalProperties: false,
  },
  [OPTIONS.tones]: {
    description: 'status 的图标，按值指定',
    type: 'object',
    additionalProperties: { enum: [...STATUS_TONES] },
  },
  [OPTIONS.places]: {
    description: 'upload 的位置，每个位置一个文件；maxItems 写位置的个数',
    type: 'array',
    items: { type: 'string', minLength: 1 },
    minItems: 2,
    uniqueItems: true,
    examples: [['人像面', '国徽面']],
  },
  [OPTIONS.fromFile]: {
    description: 'table：可从 XLSX、CSV 文件填入，第一行为各列的标题时按标题对应',
    type: 'boolean',
  },
  [OPTIONS.differsFrom]: {
    description: 'upload：同一对象中其他上传字段的名称，它们的文件不能与本字段的相同',
    type: 'array',
    items: { type: 'string', minLength: 1 },
    minItems: 1,
    uniqueItems: true,
    examples: [['front']],
  },
  [OPTIONS.agreement]: {
    description: 'consent 所同意的文件：在勾选框下展开阅读；申请退回后须重新勾选',
    type: 'object',
    required: ['title', 'paragraphs'],
    properties: {
      title: { ...textWith('标题，如 企业征信查询授权书'), minLength: 1 },
      paragraphs: {
        description: '各段文字',
        type: 'array',
        items: { type: 'string', minLength: 1 },
        minItems: 1,
      },
    },
    additionalProperties: false,
  },
  [OPTIONS.kind]: textWith('records 的记录种类，如 creditLine（额度）'),
  [OPTIONS.status]: {
    description: 'records 可选的状态，按生命周期中的名称；缺省为该种类允许的全部',
    type: 'array',
    items: { type: 'string', minLength: 1 },
    minItems: 1,
    uniqueItems: true,
  },
  [OPTIONS.differences]: {
    description:
      '只读或隐藏的字段：值为本表单中与官方记录不符的字段的标题，没有时为空，可作为询问原因的条件；/keyName/字段 为此前已说明的原因，有值时不再列出',
    oneOf: [{ const: true }, { type: 'string', pattern: '^(/[^/]+)+$' }],
  },
  [OPTIONS.least]: textWith(
    'records 所选记录的金额须达到的金额（元）：/keyName/字段，或固定的金额，如 "100000"',
  ),
  [OPTIONS.share]: {
    ...textWith('records 的金额计入 least 的比例，如 "0.8"；缺省为 1'),
    pattern: SHARE,
  },
  [OPTIONS.terms]: {
    description:
      'trial 的条件，各为 /keyName/字段 或固定值：金额（元）、年化利率（%）、还款方式、计息基准、期数（月）或天数、起息日；起息日缺省为当天，计息基准缺省为 actual/360',
    type: 'object',
    required: ['amount', 'annualRate', 'method'],
    properties: Object.fromEntries(
      TRIAL_TERMS.map((name) => [name, { type: ['string', 'number'] }]),
    ),
    additionalProperties: false,
  },
  width: {
    description: '宽度：整行、三分之二、半行、三分之一或四分之一行',
    enum: ['full', 'twoThirds', 'half', 'third', 'quarter'],
  },
  [OPTIONS.wire]: {
    description: '保存的写法与表单中不同时的转换，如 { "as": "joined" }',
    type: 'object',
    properties: {
      each: { enum: ['number', 'json', 'link', 'labelled', ...Object.keys(MOMENTS)] },
      as: { enum: ['joined', 'json', 'one', 'regionCode', 'split'] },
      pattern: textWith('日期和时间的写法，如 YYYY/MM/DD；x 为毫秒数'),
      separator: textWith('分隔符，缺省为逗号'),
      label: textWith('文件名的键，缺省为 label'),
      value: textWith('文件链接的键，缺省为 value'),
    },
    additionalProperties: false,
  },
  [OPTIONS.sections]: {
    description: '整个表单的分组标题与标签页，数据不变；title 与 tab 至少写一个',
    type: 'array',
    items: {
      type: 'object',
      required: ['fields'],
      properties: {
        title: textWith('标题'),
        tab: textWith('所在的标签页；没有的排在标签页之上'),
        fields: { type: 'array', items: { type: 'string' } },
      },
      additionalProperties: false,
    },
  },
  layout: { description: '对象的布局：其中的每个对象是一个标签页', enum: ['tabs'] },
  widget: oneOfWords(WIDGET_WORDS, '控件，同 ui:widget'),
  inline: { type: 'boolean', description: '选项排成一行' },
  rows: { ...whole, description: '多行文本的行数' },
  patternMessage: textWith('pattern 不符时的提示'),
}

/** The descriptions of the members of `ui:options`. */
export const OPTION_WORDS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(uiOptions).map(([name, { description }]) => [name, description]),
)

const uiField: Schema = {
  type: 'object',
  description: '一个字段如何显示；下级字段写在其中，列表各项写在 items 中',
  properties: {
    'ui:widget': oneOfWords(WIDGET_WORDS, '控件；写了 format 的字段不必再写'),
    'ui:placeholder': textWith('占位文字'),
    'ui:help': textWith('字段下方的帮助'),
    'ui:options': {
      type: 'object',
      properties: uiOptions,
    },
  },
  additionalProperties: {
    anyOf: [ref('uiSchema'), { type: ['string', 'boolean', 'number', 'array'] }],
  },
}

/** Makes the JSON Schema of a process file; `npm run documents` writes it. */
export const processSchemaDocument = (): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'process.schema.json',
  title: '流程文件',
  description: '见 docs/process-language.md',
  type: 'object',
  required: Object.keys(processFile.shape).filter(
    (name) => !['$schema', 'accounts', 'goodsTypes', 'contracts'].includes(name),
  ),
  properties: {
    $schema: textWith('本文件，供编辑器使用'),
    processName: { ...textWith('流程名称'), minLength: 1 },
    processKey: { ...textWith('流程标识，以字母开头'), pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' },
    goodsTypes: {
      description:
        '适用的产品类型：1 应收账款，2 代采，3 云信，4 动产质押，5 基金；不属于产品的用途不写',
      type: 'array',
      minItems: 1,
      items: { type: 'integer' },
    },
    accounts: {
      description: '可办理的账户：personal 个人，enterprise 企业；不写则不限',
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { enum: ACCOUNT_KINDS },
    },
    type: {
      description: `用途：${Object.entries(PURPOSES)
        .map(([type, name]) => `${type} ${name}`)
        .join('，')}`,
      type: 'integer',
      minimum: 1,
      maximum: LARGEST_NUMBER,
    },
    version: {
      description: '版本：新流程用最新版本，进行中的流程保持原版本',
      type: 'integer',
      minimum: 1,
      maximum: LARGEST_NUMBER,
    },
    actExForms: { description: '节点', type: 'array', minItems: 1, items: ref('entry') },
    contracts: {
      description: '节点所签合同的文字；不写的取自服务器的合同文件，发布时一并保存',
      type: 'array',
      items: ref('contract'),
    },
  },
  additionalProperties: false,
  definitions: {
    contract: contractSchema,
    entry,
    content,
    bareContent,
    step,
    schema,
    type: { enum: ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] },
    uiSchema: uiField,
  },
})
