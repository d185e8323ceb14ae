import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFiles } from './check-command.ts'
import { checkContractTexts } from './process/check-contracts.ts'

/* npm run contract -- check FILE…: checks the texts of contracts, each for every process beside it that signs it. */

const USAGE = `用法：
  npm run contract -- check 文件… [--deny-warnings]   检查合同文件，逐条列出问题；有错误时退出码为 1`

/** Runs the command and prints its result. @returns the exit status */
export const main = (args: string[]): number =>
  checkFiles(args, USAGE, (files) =>
    checkContractTexts(files.map(readText), processesBeside(files)),
  )

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
