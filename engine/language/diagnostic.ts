import { LIMITS } from './limits.ts'
import type { LINT_CATALOGUE } from './lint-catalogue.ts'
/** The severity of a diagnostic: an error hides or blocks something, a warning is probably a mistake. */
export type Severity = 'error' | 'warning'

/** An error or warning about a process definition, with its location and the remedy. */
export interface Diagnostic {
  severity: Severity
  code: DiagnosticCode
  /** JSON pointer into the process (RFC 6901); text inside a `content` string counts as parsed. */
  pointer: string
  /** One Chinese sentence for the analyst: what is wrong and what to do. */
  message: string
}

/** Collects diagnostics; `detail` fills the gap in the code's sentence. */
export type Report = (code: DiagnosticCode, pointer: string, detail?: string) => void

export type DiagnosticCode = keyof typeof CATALOGUE | keyof typeof LINT_CATALOGUE

/** The diagnostics of the compiler, which a portal reports too; `{}` is where the detail goes. */
const CATALOGUE = {
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
  'strict-schema': ['warning', 'schema 中的写法可能不是本意：{}'],
  'unknown-format': ['warning', '未知的格式“{}”，不会校验：请检查拼写'],
  'invalid-condition': ['error', '条件 when 不正确：{}'],
  'after-commit': [
    'warning',
    '第 {} 步在提交之后，客户不会看到：请移到提交步骤之前，或去掉前面的 commit',
  ],
} as const satisfies Record<string, readonly [Severity, string]>

/** By code, the severity and the sentence of a diagnostic. */
export type Catalogue = Readonly<Record<string, readonly [Severity, string]>>

/** A list of diagnostics and the function that adds to it; the compiler's alone unless a larger catalogue is given. */
export const collectDiagnostics = (
  others: Catalogue = {},
): { diagnostics: Diagnostic[]; report: Report } => {
  const catalogue: Catalogue = { ...CATALOGUE, ...others }
  const diagnostics: Diagnostic[] = []
  const report: Report = (code, pointer, detail = '') => {
    const [severity, sentence] = catalogue[code] ?? ['error', code]
    diagnostics.push({ severity, code, pointer, message: sentence.replace('{}', () => detail) })
  }
  return { diagnostics, report }
}

/** Tells whether any of the diagnostics is an error. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error')
