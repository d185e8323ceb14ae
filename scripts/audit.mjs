/*
 * npm run audit: asks the registry for known vulnerabilities of the packages that the portal runs with, from the lockfile.
 * Fails at a high or critical one; where the registry has no audit service or cannot be reached, says so and does not fail.
 */
import { spawnSync } from 'node:child_process'
import { readAudit } from './dependencies.mjs'
import { root } from './prepare.mjs'

const ARGS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']

const { stdout } = spawnSync('npm', ARGS, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
const { text, isRefused } = readAudit(stdout)
console.log(text)
if (isRefused) process.exitCode = 1
