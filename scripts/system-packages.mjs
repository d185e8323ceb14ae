import { spawnSync } from 'node:child_process'

const MANAGERS = [
  {
    name: 'apt',
    command: 'apt-get',
    refresh: ['update'],
    install: ['install', '-y', '--no-install-recommends'],
    needsRoot: true,
  },
  { name: 'dnf', command: 'dnf', install: ['install', '-y'], needsRoot: true },
  { name: 'apk', command: 'apk', install: ['add', '--no-cache'], needsRoot: true },
  { name: 'brew', command: 'brew', install: ['install'], needsRoot: false },
]

/**
 * Installs packages with the system's package manager, given their names for each manager.
 * @returns false without such a manager or the right to use it, and if it fails
 */
export const installSystemPackages = (packages) => {
  const manager = MANAGERS.find(
    ({ name, command }) => packages[name] && works(command, '--version'),
  )
  if (!manager) return false
  const prefix = manager.needsRoot ? rootPrefix() : []
  if (!prefix) return false
  console.log(`Installing ${packages[manager.name].join(' ')} with ${manager.command} …`)
  const run = (args) => {
    const [command, ...rest] = [...prefix, manager.command, ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  if (manager.refresh && !run(manager.refresh)) return false
  return run([...manager.install, ...packages[manager.name]])
}

/** Tells whether a program exists and runs. */
export const works = (command, ...args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0

/** Returns the prefix with which a command runs as root without a password; undefined if there is none. */
const rootPrefix = () => {
  if (process.getuid?.() === 0) return []
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined
}
