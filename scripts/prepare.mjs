/*
 * Prepares a fresh clone to be started or tested: checks Node, installs the dependencies, builds the portal. Plain
 * JavaScript, since nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))
const at = (path) => join(root, path)

/** The files and folders that the build of the portal depends on. */
const SOURCES = [
  'src',
  'engine',
  'machines',
  'schemas',
  'index.html',
  'workbench.html',
  'vite.config.ts',
  'gateway.json',
  'public',
  'package.json',
]

/** Ends the program with status 1 and a sentence that says what is wrong and what to do. */
export const end = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Returns the oldest version of Node that the project supports. */
export const oldestNode = () => {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  return engines.node.replace('>=', '')
}

export const requireNode = () => {
  const wanted = oldestNode()
  if (compare(process.versions.node, wanted) >= 0) return
  end(
    `Node ${wanted} or newer is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  )
}

const compare = (a, b) => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (const place of [0, 1, 2]) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Installs the dependencies if they are missing or older than the lockfile. */
export const installDependencies = () => {
  // npm writes this file at the end of an installation.
  const installed = modified(at('node_modules/.package-lock.json'))
  if (installed < modified(at('package-lock.json')))
    step('Installing dependencies', 'npm', ['ci', '--no-audit', '--no-fund'])
}

/** Builds the portal if the build is missing or older than its sources. */
export const buildPortal = () => {
  const index = at('dist/portal/index.html')
  const isFresh =
    existsSync(index) && SOURCES.every((source) => modified(at(source)) <= modified(index))
  if (!isFresh) step('Building the portal', 'npm', ['run', '--silent', 'build'])
}

/** Returns the time of the last change of a file, or of the newest file in a folder; ms, 0 if there is none. */
const modified = (path) => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => modified(join(path, name))))
}

const step = (what, command, args) => {
  console.log(`${what} …`)
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  end(
    `${what} failed (${error?.message ?? `exit code ${status}`}): see the lines above, and try again.`,
  )
}
