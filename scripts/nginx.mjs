import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'
import { installSystemPackages, works } from './system-packages.mjs'

/** The folder of Debian's package: unpacked, and not installed, which would start a server on port 80. */
const UNPACKED = join(root, '.cache/nginx')

/** Returns the program of nginx, fetching it if needed; undefined if that is not possible. */
export const ensureNginx = () =>
  findNginx() ??
  (unpack() || installSystemPackages({ dnf: ['nginx'], apk: ['nginx'], brew: ['nginx'] })
    ? findNginx()
    : undefined)

const findNginx = () =>
  [process.env.NGINX_PROGRAM, 'nginx', '/usr/sbin/nginx', join(UNPACKED, 'usr/sbin/nginx')].find(
    (program) => program && works(program, '-v'),
  )

/** Unpacks Debian's package. @returns false without apt and dpkg, and if there is no package */
const unpack = () => {
  if (!works('apt-get', '--version') || !works('dpkg', '--version')) return false
  console.log('Fetching nginx with apt-get …')
  mkdirSync(UNPACKED, { recursive: true })
  const run = (command, ...args) =>
    spawnSync(command, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0
  if (!run('apt-get', 'download', 'nginx')) return false
  const file = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'))
  return file !== undefined && run('dpkg', '-x', file, '.')
}
