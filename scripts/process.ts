import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mermaid } from '#engine/graph/mermaid.ts'
import { processGraph } from '#engine/graph/process-graph.ts'
import { convertAvue } from '#engine/avue/convert-avue.ts'
import { syntaxErrorText } from '#engine/json/syntax-error.ts'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import { pathsTest } from '#machines/process/paths-test.ts'
import { collectDiagnostics, hasErrors } from '#engine/language/diagnostic.ts'
import { readContent } from '#engine/process/read-content.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { checkText, checkTexts, fixText } from './process/check.ts'
import { readTrace, replayReport } from './process/replay.ts'
import { diffLines, fieldLines, pathLines, planLines, wordLines } from './process/reports.ts'

/*
 * npm run process -- check FILE… [--json] [--deny-warnings] [--fix] | plan FILE | paths FILE [--vitest=FILE] |
 *   diagram FILE | fields FILE | diff OLD NEW [--json] | replay FILE TRACE… | avue FILE | words
 */

const USAGE = `用法：
  npm run process -- check 文件… [--json]   检查流程定义，逐条列出问题；有错误时退出码为 1
                     [--deny-warnings]      有警告时退出码也为 1
                     [--fix]                先改正可以安全改正的问题
  npm run process -- plan 文件              列出客户会看到的步骤
  npm run process -- paths 文件             生成并走完所有路径，列出覆盖的步骤、去向和条件；有遗漏时退出码为 1
                     [--vitest=测试文件]    同时写成可直接运行的 vitest 测试
  npm run process -- diagram 文件           把流程图写成 Mermaid，供文档和评审使用
  npm run process -- fields 文件           列出客户填写的每一项，以及定义中读取它的地方
  npm run process -- diff 旧文件 新文件     用文字列出两个版本的差别：步骤、字段、去向、规则
                     [--json]
  npm run process -- replay 文件 轨迹…      重放录制的轨迹；走向与录制不同时指出第一个事件和原因，退出码为 1
  npm run process -- avue 文件              把 Avue 配置转换为表单定义；未带入的内容列在标准错误中
  npm run process -- words                  列出全部用词：控件、格式、选项、固定页、选项来源、字典、记录、外部数据、产品类型、用途`

class UnreadableFile extends Error {}

/** Runs a command and prints its result. @returns the exit status */
export const main = (args: string[]): number => {
  try {
    return run(args)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    console.error(error.message)
    return 2
  }
}

const run = ([command, ...args]: string[]): number => {
  const files = args.filter((arg) => !arg.startsWith('--'))
  const [file, other] = files
  if (command === 'check' && file)
    return check(files, {
      asJson: args.includes('--json'),
      deniesWarnings: args.includes('--deny-warnings'),
      fixes: args.includes('--fix'),
    })
  if (command === 'plan' && file) return plan(file)
  if (command === 'paths' && file) return paths(file, optionOf(args, '--vitest'))
  if (command === 'diagram' && file) return diagram(file)
  if (command === 'fields' && file) return fields(file)
  if (command === 'diff' && file && other) return diff(file, other, args.includes('--json'))
  if (command === 'replay' && file && other) return replayTraces(file, files.slice(1))
  if (command === 'avue' && file) return avue(file)
  if (command === 'words') {
    console.log(wordLines().join('\n').trimEnd())
    return 0
  }
  console.error(USAGE)
  return 2
}

const check = (
  files: string[],
  { asJson, deniesWarnings, fixes }: { asJson: boolean; deniesWarnings: boolean; fixes: boolean },
): number => {
  if (fixes) files.forEach(fix)
  const diagnostics = checkTexts(files.map((file) => ({ file, text: readText(file) })))
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  if (asJson) {
    const rows = diagnostics.map(({ file, severity, code, pointer, line, column, message }) => ({
      file,
      severity,
      code,
      pointer,
      line,
      column,
      message,
    }))
    console.log(JSON.stringify(rows, null, 2))
  } else {
    for (const { file, line, column, severity, code, pointer, message } of diagnostics)
      console.log(
        `${file}:${line}:${column}  ${severity}  ${code}  ${pointer || '/'}\n    ${message}`,
      )
    const warnings = diagnostics.length - errors
    console.log(`${files.length} 个文件，${errors} 个错误，${warnings} 个警告`)
  }
  return (deniesWarnings ? diagnostics.length : errors) > 0 ? 1 : 0
}

/** Applies the safe fixes to a file, and says which on the standard error. */
const fix = (file: string): void => {
  const before = readText(file)
  const { text, mended } = fixText(file, before)
  if (text !== before) writeFileSync(file, text)
  for (const { line, column, code, fix: made } of mended)
    console.error(`${file}:${line}:${column}  已修改  ${code}  ${made?.title ?? ''}`)
}

const diff = (oldFile: string, newFile: string, asJson: boolean): number => {
  const [before, after] = [oldFile, newFile].map((file) => readPlan(file)?.plan)
  if (!before || !after) return 1
  console.log(diffLines(before, after, asJson).join('\n'))
  return 0
}

/** Compiles a file; prints its findings and returns undefined if there is no plan. */
const readPlan = (file: string): { plan: ProcessPlan; errors: number } | undefined => {
  const { plan: compiled, diagnostics } = checkText(file, readText(file))
  if (compiled)
    return {
      plan: compiled,
      errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    }
  for (const { line, column, message } of diagnostics)
    console.error(`${file}:${line}:${column}  ${message}`)
  return undefined
}

const plan = (file: string): number => {
  const read = readPlan(file)
  if (!read) return 1
  console.log(planLines(read.plan).join('\n'))
  if (read.errors > 0) console.log(`另有 ${read.errors} 个错误，请运行 check 查看`)
  return read.errors > 0 ? 1 : 0
}

/** Returns the value of an option that is written `--name=value`. */
const optionOf = (args: readonly string[], name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1)

const paths = (file: string, testFile: string | undefined): number => {
  const read = readPlan(file)
  if (!read) return 1
  const { lines, isCovered } = pathLines(read.plan)
  console.log(lines.join('\n'))
  if (testFile !== undefined) {
    writeFileSync(testFile, pathsTest(read.plan, { file }))
    console.log(`已写入 ${testFile}：npx vitest run ${testFile}`)
  }
  return isCovered ? 0 : 1
}

const diagram = (file: string): number => {
  const read = readPlan(file)
  if (!read) return 1
  console.log(mermaid(processGraph(read.plan)).trimEnd())
  return 0
}

const fields = (file: string): number => {
  const read = readPlan(file)
  if (!read) return 1
  for (const line of fieldLines(read.plan)) console.log(line)
  return 0
}

const replayTraces = (file: string, traceFiles: readonly string[]): number => {
  const { file: definition } = checkText(file, readText(file))
  if (!definition) {
    console.error(`${file} 不是有效的流程文件，请先运行 check`)
    return 1
  }
  const same = traceFiles.map((traceFile) => {
    const trace = readTrace(readText(traceFile))
    if (!trace) {
      console.error(`${traceFile} 不是有效的轨迹：见 schemas/process/trace.schema.json`)
      return false
    }
    const { lines, isSame } = replayReport(definition, trace)
    console.log(`${traceFile}：${lines.join('\n')}`)
    return isSame
  })
  return same.every(Boolean) ? 0 : 1
}

/** Prints the form definition that an Avue option converts to, and its diagnostics on the standard error. */
const avue = (file: string): number => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const reports = { report, leaveOut: report }
  const { form, step } = readContent(readText(file), '', reports, {
    form: 'required',
    dialects: { avue: convertAvue, syntaxError: syntaxErrorText },
  })
  const isStep = Object.keys(step).length > 0
  if (form) {
    const { schema, uiSchema } = form
    console.log(JSON.stringify({ ...(isStep && { step }), schema, uiSchema }, null, 2))
  }
  for (const { severity, code, pointer, message } of diagnostics)
    console.error(`${severity}  ${code}  ${pointer || '/'}\n    ${message}`)
  return form && !hasErrors(diagnostics) ? 0 : 1
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new UnreadableFile(`无法读取文件 ${file}：请检查路径和权限`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2))
