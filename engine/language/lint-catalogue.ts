import { EXPRESSION_LIMITS } from './limits.ts'

/** The diagnostics for authors only, in addition to those of the compiler; `{}` is replaced by the detail. */
export const LINT_CATALOGUE = {
  'invalid-file': ['error', '流程文件的结构不正确：{}'],
  'duplicate-version': ['error', '{}：请提高 version，或删去其中一个文件'],
  'duplicate-member': ['error', '同一个对象中有两个“{}”，只有最后一个起作用：请改名或删除'],
  'unknown-member': ['warning', '未知的成员{}'],
  'number-as-text': ['warning', '数字写成了文字：{}，请去掉引号'],
  'unsupported-keyword': ['warning', 'schema 的关键字{}'],
  'impossible-value': ['error', 'schema 自相矛盾：{}；请修改其中一处'],
  'invalid-default': ['error', '初始值不符合字段：{}；请修改'],
  'unknown-widget': ['error', '未知的控件，将按文本框显示：{}'],
  'unsuitable-widget': ['error', '控件不适合该字段：{}'],
  'unused-option': ['warning', 'uiSchema 的设置{}，不起作用：请删除，或改用相应的控件'],
  'invalid-option': ['error', 'uiSchema 的设置{}，不会生效：请修改或删除'],
  'unknown-field': ['warning', 'schema 中没有这个字段：{}'],
  'unknown-source': ['error', '数据来源不存在，应为之前步骤或外部数据的 /keyName/字段：{}'],
  'unknown-dictionary': ['error', '字典不存在，该字段没有选项：{}'],
  'unknown-provider': ['warning', '没有服务提供这项外部数据：{}'],
  'unknown-goods-type': ['warning', '产品类型{}不存在，流程不会用于任何产品：请使用已有的类型'],
  'unknown-process-type': ['warning', '用途{}不存在，流程不会被使用：请使用已有的用途'],
  'unknown-option-source': [
    'error',
    '选项来源“{}”不存在，该字段没有选项：请使用 dictionary（并写明字典代码）、region 或 bankBranch',
  ],
  'invalid-within': [
    'error',
    '限定选项的 within 不正确，该字段没有选项：{}；请写为 { "field": "同一层的字段名" }',
  ],
  'invalid-expression': ['error', '表达式的写法不正确：{}'],
  'too-many-expressions': [
    'error',
    `表达式超过上限 ${EXPRESSION_LIMITS.count} 条，其后的不会生效：请拆分表单`,
  ],
  'expression-syntax': ['error', '表达式有语法错误：{}'],
  'expression-unknown-name': [
    'error',
    '表达式中的名称不存在或不可用：{}；请使用同级字段名、self、form 或 collected（之前步骤与外部数据）',
  ],
  'expression-unknown-function': [
    'error',
    '表达式中的函数不存在或参数个数不对：{}；可用函数见 docs/process-language.md',
  ],
  'expression-type': [
    'error',
    '表达式的类型不符：{}；计算结果应与字段类型一致，规则应为真假值，已保存的金额须写 decimal(…)',
  ],
  'expression-too-complex': ['error', '表达式过于复杂或数字过大：{}；请简化'],
  'expression-cycle': ['error', '计算字段互相依赖：{}；请去掉循环'],
  'condition-unknown-key': ['error', '条件读取的数据不存在：{}'],
  'condition-unknown-field': ['error', '条件读取的字段不存在：{}'],
  'condition-mismatch': ['error', '条件与字段不符：{}'],
  'condition-without-required': [
    'warning',
    '条件没有要求“{}”有值，没有值时这里也算符合：请把它写入同一层的 required',
  ],
  'condition-constant': ['warning', '条件{}：请检查，或去掉该条件'],
  'condition-reads-later-step': [
    'error',
    '条件读取了本步或之后步骤的数据“{}”：请只读取之前步骤的数据',
  ],
} as const satisfies Record<string, readonly ['error' | 'warning', string]>
