import { parseTree } from 'jsonc-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locate, positionsIn } from '#engine/lint/locate.ts'
import { productFindings } from '#engine/lint/products/check-product.ts'
import { syntaxFinding } from '#engine/lint/syntax/syntax-finding.ts'
import { checkFiles } from './check-command.ts'

/* npm run product -- check FILE…: checks product files, each beside the others of its folder. */

const USAGE = `用法：
  npm run product -- check 文件… [--deny-warnings]   检查产品文件，逐条列出问题；有错误时退出码为 1`

/** Runs the command and prints its result. @returns the exit status */
export const main = (args: string[]): number =>
  checkFiles(args, USAGE, (files) => files.flatMap(findingsIn))

const findingsIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const place = positionsIn(text)
  const json = parsed(text)
  if (json === undefined) {
    const found = syntaxFinding(text)
    return [{ file, ...found, ...place(found.from) }]
  }
  const tree = parseTree(text)
  return productFindings(json, beside(file)).map((found) => {
    const at = locate(tree, found)
    return { file, ...found, ...place(at.from) }
  })
}

/** Reads the other products of a file's folder. */
const beside = (file: string): unknown[] =>
  readdirSync(dirname(file))
    .map((name) => join(dirname(file), name))
    .filter((other) => other.endsWith('.json') && resolve(other) !== resolve(file))
    .map((other) => parsed(readFileSync(other, 'utf8')))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2))
