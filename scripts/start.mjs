/*
 * npm start: brings a fresh clone to a running portal with nothing but Node and npm, and runs it in
 * this terminal. Plain JavaScript, since nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const at = (path) => join(root, path)

/** What the built portal is made of. */
const SOURCES = [
  'src',
  'machines',
  'schemas',
  'index.html',
  'vite.config.ts',
  'public',
  'package.json',
]

const main = async () => {
  requireNode()
  if (!installed()) step('Installing dependencies', 'npm', ['ci', '--no-audit', '--no-fund'])
  if (!built()) step('Building the portal', 'npm', ['run', '--silent', 'build'])
  await serve()
}

const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const wanted = engines.node.replace('>=', '')
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

/** npm writes this file at the end of an installation. */
const installed = () =>
  modified(at('node_modules/.package-lock.json')) >= modified(at('package-lock.json'))

/** A portal that lies elsewhere is not this script's to build. */
const built = () => {
  if (process.env.PORTAL_DIR) return true
  const index = at('dist/portal/index.html')
  return existsSync(index) && SOURCES.every((source) => modified(at(source)) <= modified(index))
}

/** When a file, or the newest file of a folder, last changed, in ms; 0 where there is none. */
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

/** In this very process, so that signals and the exit code need no passing on. */
const serve = async () => {
  process.chdir(root)
  const { register } = await import('tsx/esm/api')
  register()
  await import('../fixtures/backend/hosts/node/main.ts')
}

const end = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

await main()
