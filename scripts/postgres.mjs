import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installSystemPackages } from './system-packages.mjs'

/** The folders of the programs by package: a folder, the path below its entries, and a pattern of their names. */
const PLACES = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin', /^pgsql-/],
  ['/usr/libexec', '.', /^postgresql/],
  ['/opt/homebrew/opt', 'bin', /^postgresql/],
  ['/usr/local/opt', 'bin', /^postgresql/],
]

const PACKAGES = {
  apt: ['postgresql'],
  dnf: ['postgresql-server'],
  apk: ['postgresql'],
  brew: ['postgresql@17'],
}

const START_TIMEOUT = 30_000

/** Returns the folder of PostgreSQL's programs, installing it if needed; undefined if that is not possible. */
export const ensurePostgres = () =>
  findPostgres() ?? (installSystemPackages(PACKAGES) ? findPostgres() : undefined)

const findPostgres = () => {
  const versions = PLACES.flatMap(([folder, below, name = /./]) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((entry) => name.test(entry))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((entry) => join(folder, entry, below)),
  )
  return [...versions, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

/** Starts a new, empty server in a temporary folder, with `env` in its environment; `stop()` ends it and removes the folder. */
export const startPostgres = async (programs, env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const data = join(folder, 'data')
  const user = unprivilegedUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', ...env } }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const port = await freePort()
    const server = spawn(
      join(programs, 'postgres'),
      // The data is temporary: it need not be flushed to the disk.
      [
        '-D',
        data,
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-k',
        '',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=300',
      ],
      { ...options, stdio: 'ignore' },
    )
    const stop = async () => {
      // SIGINT is PostgreSQL's fast shutdown: it ends sessions at once.
      if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
      remove()
    }
    if (await isReady(server, join(data, 'postmaster.pid')))
      return { url: `postgres://portal@127.0.0.1:${port}/postgres`, pid: server.pid, stop }
    await stop()
    throw new Error('the server did not become ready')
  } catch (error) {
    remove()
    throw error
  }
}

/** Returns the user to run as instead of root, which PostgreSQL refuses: postgres, or nobody. {} unless run by root. */
const unprivilegedUser = () => {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const row = ['postgres', 'nobody'].map((name) =>
    users.find((user) => user.startsWith(`${name}:`)),
  )
  const [, , uid, gid] = row.find(Boolean)?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** Waits until the server accepts connections, which it writes to its pid file. @returns false after the timeout */
const isReady = async (server, pidFile) => {
  const deadline = Date.now() + START_TIMEOUT
  while (server.exitCode === null && Date.now() < deadline) {
    if (existsSync(pidFile) && /^ready\s*$/m.test(readFileSync(pidFile, 'utf8'))) return true
    await wait(50)
  }
  return false
}

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
