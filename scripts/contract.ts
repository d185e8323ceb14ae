import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkContractTexts } from './process/check-contracts.ts'

/* npm run contract -- check FILE…: checks the texts of contracts, each for every process beside it that signs it. */

const USAGE = `用法：
  npm run contract -- check 文件… [--deny-warnings]   检查合同文件，逐条列出问题；有错误时退出码为 1`

/** Runs the command and prints its result. @returns the exit status */
export const main = ([command, ...args]: string[]): number => {
  const files = args.filter((arg) => !arg.startsWith('--'))
  if (command !== 'check' || files.length === 0) {
    console.error(USAGE)
    return 2
  }
  const found = checkContractTexts(files.map(readText), processesBeside(files))
  for (const { file, line, column, severity, code, pointer, message } of found)
    console.log(
      `${file}:${line}:${column}  ${severity}  ${code}  ${pointer || '/'}\n    ${message}`,
    )
  const errors = found.filter(({ severity }) => severity === 'error').length
  console.log(`${files.length} 个文件，${errors} 个错误，${found.length - errors} 个警告`)
  return (args.includes('--deny-warnings') ? found.length : errors) > 0 ? 1 : 0
}

/** Reads the process files of the folders `processes` beside those of the contracts. */
const processesBeside = (files: readonly string[]): { file: string; text: string }[] =>
  [...new Set(files.map((file) => join(dirname(file), '../processes')))].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readText(join(folder, name))),
  )

const readText = (file: string): { file: string; text: string } => ({
  file,
  text: readFileSync(file, 'utf8'),
})

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2))
