import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

/** Starts a process that watches itself, and then does what the code says. */
const run = async (code: string) => {
  const begun = performance.now()
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
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return { ended: { code: status, signal, stderr }, seconds }
}

describe('the watchdog of a server', () => {
  it('ends a process whose main thread stands still, and says what to look at', async ({
    task,
  }) => {
    const { ended, seconds } = await run('for (;;);')
    const text = `${ended.signal ? 'ended' : 'not ended'} ${seconds} s after its start`
    Object.assign(task.meta, { tally: { name: 'A server that stands still', text } })
    expect(ended).toEqual({
      code: null,
      signal: 'SIGKILL',
      stderr:
        'The database in /data has stood still for 0.4 s: this process ends. Check that the disk has space, then start it again.\n',
    })
  })

  it('leaves a process alone that works, and lets it end', async ({ task }) => {
    const work = 'setTimeout(async () => { await stop(); process.exitCode = 7 }, 1500)'
    const { ended, seconds } = await run(work)
    const text = `${ended.signal ? 'killed' : 'ended by itself'} ${seconds} s after its start`
    Object.assign(task.meta, { tally: { name: 'A server that works', text } })
    expect(ended).toEqual({ code: 7, signal: null, stderr: '' })
  })
})
