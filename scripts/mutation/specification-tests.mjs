import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file) => readFileSync(join(root, file), 'utf8')

/** What the portal consists of: the specification leaves the work of the server open. */
const FOLDERS = ['machines', 'engine', 'schemas', 'src']

/** A test that replaces modules: it is run isolated, which takes too long for each mutant. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules)\(/

/** The pages of analysts and operators, which the specification does not have. */
const BESIDE = /^src\/(?:workbench|operator)\//

const CODE = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !BESIDE.test(file)),
)

/**
 * Returns the files on which the rows of docs/specification.md rest, each with the tests that the rows name for it, then those of its
 * folder. A row rests on the modules that its test imports, and on the file named like its test with the modules of the same folder
 * that this imports.
 *
 * @returns the tests by file
 */
export const readSpecificationTests = () => {
  const named = [...read('docs/specification.md').matchAll(/`(tests\/[^`]+)`/g)].map(
    ([, test = '']) => test,
  )
  const tests = [...new Set(named)].filter(
    (test) => !/^tests\/(?:journeys|fixtures)\//.test(test) && !REPLACES.test(read(test)),
  )
  const files = new Set(tests.flatMap(restsOn))
  const reached = tests.map((test) => ({
    test,
    files: new Set(modulesOf(test).flatMap(withNeighbours)),
  }))
  return new Map(
    [...files].map((file) => {
      const found = reached.filter((one) => one.files.has(file)).map(({ test }) => test)
      return [file, [...new Set([...found, ...testsBeside(file)])]]
    }),
  )
}

/** Lists the tests of a file's folder: a part of the file may be none of the specification's. */
const testsBeside = (file) => {
  const folder = dirname(file)
    .replace(/^src\//, 'tests/')
    .replace(/^(?!tests\/)/, 'tests/')
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((test) => !REPLACES.test(read(test)))
}

const restsOn = (test) => [...namesakesOf(test).flatMap(withNeighbours), ...importsOf(test)]

const modulesOf = (test) => [...namesakesOf(test), ...importsOf(test)]

const namesakesOf = (test) => {
  const folder = dirname(test).replace('tests/', '')
  const name = basename(test).replace(/\.test\.tsx?$/, '')
  return CODE.filter(
    (file) =>
      basename(file).replace(/\.tsx?$/, '') === name &&
      (file.startsWith(`${folder}/`) || file.startsWith(`src/${folder}/`)),
  )
}

const importsOf = (test) =>
  [...read(test).matchAll(/^import (?!type ).*? from '#([^']+)'/gms)]
    .map(([, path = '']) => path)
    .filter((path) => CODE.includes(path))

/** Returns a file with the modules of its own folder that it imports, and those that these import. */
const withNeighbours = (file) => {
  const seen = new Set()
  const add = (one) => {
    if (seen.has(one) || !existsSync(join(root, one))) return
    seen.add(one)
    const imports = read(one).matchAll(/^import (?!type ).*? from '\.\/([\w.-]+\.tsx?)'/gms)
    for (const [, path = ''] of imports) add(join(dirname(one), path))
  }
  add(file)
  return [...seen]
}
