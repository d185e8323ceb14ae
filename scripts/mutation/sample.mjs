import { Instrumenter } from '@stryker-mutator/instrumenter'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, isDebugEnabled: () => false }

/** Lists the code of a folder. */
export const codeOf = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

/**
 * Draws mutants of some files, the same ones for the same seed. Chinese texts are left out: their wording is
 * no behaviour.
 * @returns mutants as Stryker's instrumenter has them, with file names relative to the root
 */
export const drawMutants = async ({ root, names, count, seed }) => {
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }))
  const { mutants } = await new Instrumenter(SILENT).instrument(files, {
    excludedMutations: [],
    ignorers: [],
    plugins: null,
  })
  const contents = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const isWording = ({ fileName, mutatorName, location: { start, end } }) =>
    mutatorName === 'StringLiteral' &&
    /\p{Script=Han}/u.test(
      contents
        .get(fileName)
        .slice(start.line, end.line + 1)
        .join('\n'),
    )
  const rank = (mutant) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(mutant, root)}`)
      .digest('hex')
  return mutants
    .filter((mutant) => !isWording(mutant))
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/** Names a mutant the same in each run; Stryker's own numbers depend on the files of a run. */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }, root) => {
  const file = relative(root, join(root, relative(root, fileName)))
  const range = [start.line, start.column, end.line, end.column].join(':')
  return `${file}:${range} ${mutatorName} ${replacement}`
}
