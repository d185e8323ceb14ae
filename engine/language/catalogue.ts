import type { Severity } from './diagnostic.ts'
import { EXPRESSION_LIMITS, LIMITS } from './limits.ts'

/** By code, the severity and the sentence of a diagnostic; `{}` is replaced by the detail. */
export type Catalogue = Readonly<Record<string, readonly [Severity, string]>>

/** The sentences of all diagnostics, for authors: no customer reads one, and none is in their bundle. */
export const CATALOGUE = {
  // Of the compiler.
  'no-steps': ['error', '流程未设置页面：请在 actExForms 中至少添加一个表单或固定页'],
  'too-many-steps': ['error', `步骤数超过上限 ${LIMITS.steps}，其后的步骤不会显示：请拆分流程`],
  'invalid-entry': ['error', '节点的结构不正确：{}；请补全 id、nodeType 和 progress'],
  'unknown-node-type': ['error', '未知的节点类型 {}：请使用 1、2、3、4、5 或 -1'],
  'invalid-progress': ['error', 'progress 为 {}：请填写从 1 开始的整数'],
  'progress-gap': ['warning', '缺少第 {} 步：请让 progress 从 1 开始连续编号'],
  'progress-duplicate': [
    'error',
    '第 {} 步有不止一个页面：固定页与表单不能同为一步的页面，请改用子表单（nodeType 3）或另设一步',
  ],
  'duplicate-id': ['error', '节点 id “{}”重复：请为每个节点使用不同的 id'],
  'clashing-key': [
    'error',
    'keyName “{}”已被其他节点使用：请改用不同的 keyName，否则数据会互相覆盖',
  ],
  'missing-key': ['error', '缺少 keyName：固定页与外部数据必须用 keyName 指明'],
  'unknown-fixed-page': ['error', '不存在的固定页“{}”：请检查 keyName'],
  'page-not-a-step': ['error', '该页面不能作为流程的一步：{}'],
  'empty-basics-current': [
    'warning',
    '“{}”的 @R 后面没有内容：请写明 basicsCurrent 的值，或去掉 @R',
  ],
  'sub-form-without-step': [
    'error',
    '第 {} 步没有页面可以附加子表单：请添加同一 progress 的表单或固定页',
  ],
  'misplaced-step': ['warning', 'step 只在一步的首个节点上生效：请移到该步的首个节点'],
  'invalid-json': ['error', 'content 不是有效的 JSON，{}：请修正'],
  'invalid-content': ['error', 'content 的结构不正确：{}'],
  'avue-not-json': [
    'error',
    'content 是 JavaScript 写法的 Avue 配置，不会执行（{}）：请从设计器导出 JSON，键加双引号，去掉函数',
  ],
  'avue-invalid': ['error', 'Avue 配置不正确：{}'],
  'avue-unsupported': ['error', 'Avue 字段{}；该字段显示为“暂时无法显示”，请改用其他类型'],
  'avue-not-carried-over': ['warning', 'Avue 配置中有未带入表单的内容：{}'],
  'not-showable': ['error', '没有控件能显示此项：{}'],
  'content-too-large': ['error', `content 超过 ${LIMITS.contentBytes / 1024} KiB：请拆分表单`],
  'too-deep': ['error', `嵌套超过 ${LIMITS.depth} 层：请简化结构`],
  'too-many-properties': ['error', `字段数超过 ${LIMITS.properties}：请拆分表单`],
  'too-many-schemas': ['error', `展开引用后超过 ${LIMITS.schemas} 个结构：请简化或拆分表单`],
  'too-many-enum-items': ['error', `选项数超过 ${LIMITS.enumItems}：请改用字典`],
  'forbidden-name': ['error', '“{}”不能用作名称：请改名'],
  'invalid-schema': ['error', 'JSON Schema 不正确：{}'],
  'remote-ref': ['error', '引用“{}”不在本定义内：请把它复制到 definitions 中'],
  'unresolved-ref': ['error', '引用“{}”没有对应的定义：请检查路径'],
  'cyclic-ref': ['error', '引用“{}”循环指向自身：请改为有限的结构'],
  'invalid-pattern': ['error', '正则表达式“{}”不正确：请修正'],
  'unsafe-pattern': [
    'error',
    '正则表达式“{}”可能使页面失去响应：请以 ^ 开头，避免嵌套或相邻的重复',
  ],
  'converted-schema': ['warning', '已按 JSON Schema 其他版本或 OpenAPI 的写法读取：{}；无需修改'],
  'converted-root': [
    'warning',
    '表单的值不是对象：已作为其中名为“{}”的一项填写，提交的是含有该项的对象；无需修改',
  ],
  'converted-file': [
    'warning',
    '文件不以文字保存：此类各项改为上传，提交的是文件的列表，不是 data URL；请改用控件 upload',
  ],
  'converted-recursion': ['warning', '结构引用自身：客户可逐级添加，级数有上限；无需修改'],
  'strict-schema': ['warning', 'schema 中的写法可能不是本意：{}'],
  'unknown-format': ['warning', '未知的格式“{}”，不会校验：请检查拼写'],
  'invalid-condition': ['error', '条件 when 不正确：{}'],
  'after-commit': [
    'warning',
    '第 {} 步在提交之后，客户不会看到：请移到提交步骤之前，或去掉前面的 commit',
  ],
  // Of the lint alone.
  'invalid-file': ['error', '流程文件的结构不正确：{}'],
  'duplicate-version': ['error', '{}：请提高 version，或删去其中一个文件'],
  'duplicate-member': ['error', '同一个对象中有两个“{}”，只有最后一个起作用：请改名或删除'],
  'unknown-member': ['warning', '未知的成员{}'],
  'number-as-text': ['warning', '数字写成了文字：{}，请去掉引号'],
  'unsupported-keyword': ['warning', 'schema 的关键字{}'],
  'inexact-number': [
    'warning',
    '{} 的数字超出 ±9,007,199,254,740,991，无法精确保存，客户也不能填写这样的数字：请改用文本（type 为 string，用 pattern 限定为数字）',
  ],
  'impossible-value': ['error', 'schema 自相矛盾：{}；请修改其中一处'],
  'invalid-default': ['error', '初始值不符合字段：{}；请修改或删除'],
  'unknown-widget': ['error', '未知的控件，将按文本框显示：{}'],
  'unsuitable-widget': ['error', '控件不适合该字段：{}'],
  'unused-option': ['warning', 'uiSchema 的设置{}，不起作用：请删除，或改用相应的控件'],
  'invalid-option': ['error', 'uiSchema 的设置{}，不会生效：请修改或删除'],
  'unknown-field': ['warning', 'schema 中没有这个字段：{}'],
  'unknown-source': ['error', '数据来源不存在，应为之前步骤或外部数据的 /keyName/字段：{}'],
  'invalid-depends-on': ['error', '固定页依赖的数据不正确：{}'],
  'missing-depends-on': ['warning', '核对外部数据的页面没有写明依赖的数据 dependsOn：{}'],
  'missing-external-data': ['error', '固定页没有可核对的外部数据：{}'],
  'unknown-dictionary': ['error', '字典不存在，该字段没有选项：{}'],
  'unknown-provider': ['warning', '没有服务提供这项外部数据：{}'],
  'unknown-goods-type': ['warning', '产品类型{}不存在，没有产品会用到它：请使用已有的类型'],
  'unknown-process-type': ['warning', '用途{}不存在，流程不会被使用：请使用已有的用途'],
  'missing-value': ['error', '没有字段填写 {}，提交后不能生成记录：请添加同名的字段'],
  'page-without-product': ['error', '页面{}说明产品的条款，不属于产品的流程不能使用：请删除该步骤'],
  'unknown-option-source': [
    'error',
    '选项来源“{}”不存在，该字段没有选项：请使用 dictionary（并写明字典代码）、region 或 bankBranch',
  ],
  'invalid-within': [
    'error',
    '限定选项的 within 不正确，该字段没有选项：{}；请写为 { "field": "同一层的字段名" }',
  ],
  'invalid-records': ['error', '选择记录的设置不正确：{}'],
  'unknown-record-kind': ['error', '记录的种类或状态不存在，该字段没有可选的记录：{}'],
  'invalid-trial': ['error', '还款试算的设置不正确：{}'],
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
  'step-never-shown': [
    'warning',
    '没有任何填写方式会显示步骤“{}”：它的条件与之前步骤的条件或选项互相排斥，请修改条件或删除该步骤',
  ],
  'step-always-shown': [
    'warning',
    '无论怎样填写都会显示步骤“{}”：它的条件总能由之前的步骤满足，请检查，或去掉该条件',
  ],
  'steps-all-skipped': [
    'warning',
    '有的情况会跳过全部步骤，客户看到的是空流程：{}；请至少保留一个没有条件的步骤',
  ],
  'asked-twice': [
    'warning',
    '同一内容要客户填写两次：{}；请用 source 带入之前的值，或删除其中一处',
  ],
  'unused-external-data': [
    'warning',
    '外部数据“{}”没有被任何条件、来源、规则或页面使用：请使用它，或删除该节点',
  ],
  'required-hidden': ['error', '必填的字段客户无法填写，本步无法通过：{}'],
  'source-without-data': [
    'error',
    '必填的只读字段没有数据，本步无法通过：{}；请从 accounts 中去掉这种账户，或改为可填、选填',
  ],
  'signed-too-early': [
    'warning',
    '合同在它的内容之前签署：{}；请把签署移到其后，或用 dependsOn 写明合同依据的数据',
  ],
  'rules-contradict': [
    'error',
    '规则互相矛盾，或与字段的范围矛盾，没有值能同时满足：{}；请修改其中一条',
  ],
  'rule-without-effect': [
    'warning',
    '规则不会拦下任何内容：{} 对所有能填写的值都成立；请检查，或删除该规则',
  ],
  'difference-without-reason': [
    'warning',
    '与登记信息不符时没有问原因：{}；请加入带 differences 的字段和原因，不允许不符的改为只读（readonly）',
  ],
  'words-missing': ['warning', '没有填对时，客户只会读到“请按要求填写”，不知道错在哪里：{}'],
  'title-missing': ['warning', '字段没有名称，客户看到的是字段的代码：{}；请写明 title'],
  'title-meaningless': ['warning', '字段的名称没有说明要填什么：{}；请写明内容的名称'],
  'step-title-repeated': ['warning', '有两个步骤都叫“{}”，客户无法区分：请改用不同的 title'],
  'title-repeated': ['warning', '同一处有两个同名的字段，客户无法区分：{}；请改用不同的 title'],
  'option-unnamed': ['warning', '选项没有名称，客户看到的是代码 {}：请为它写明 title'],
  'option-repeated': ['warning', '有两个选项都叫“{}”，客户无法区分：请改用不同的 title'],
  'condition-reads-later-step': [
    'error',
    '条件读取了本步或之后步骤的数据“{}”：请只读取之前步骤的数据',
  ],
} as const satisfies Catalogue
