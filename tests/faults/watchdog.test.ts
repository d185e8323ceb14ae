import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

/** Starts a process that watches itself, and then does what the code says. */
const run = async (code: string) => {
  const script = `
    import { startWatchdog } from './fixtures/backend/hosts/node/operations/watchdog.ts'
    const stop = startWatchdog('/data', 400)
    ${code}`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const [status, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return { code: status, signal, stderr }
}

describe('the watchdog of a server', () => {
  it('ends a process whose main thread stands still, and says what to look at', async () => {
    expect(await run('for (;;);')).toEqual({
      code: null,
      signal: 'SIGKILL',
      stderr:
        'The database in /data has stood still for 0.4 s: this process ends. Check that the disk has space, then start it again.\n',
    })
  })

  it('leaves a process alone that works, and lets it end', async () => {
    const work = 'setTimeout(async () => { await stop(); process.exitCode = 7 }, 1500)'
    expect(await run(work)).toEqual({ code: 7, signal: null, stderr: '' })
  })
})
