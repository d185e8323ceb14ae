import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginOpening, readNote, saveNote, signIn } from '../fixtures/hosts/customer.ts'
import { makePortalFolder } from '../fixtures/hosts/portal-folder.ts'
import { OPERATOR_TOKEN, startRealServer, type RealServer } from '../fixtures/hosts/real-server.ts'

const MIB = 1024 * 1024

/** The margin of the test's server; MiB. */
const MARGIN = 40

/** Mounts a file system of 256 MiB in memory. @returns undefined where this user or system may not */
const mountSmallDisk = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'full-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', dir], { stdio: 'ignore' })
    return dir
  } catch {
    await rm(dir, { recursive: true })
    return undefined
  }
}

const disk = await mountSmallDisk()

describe.skipIf(disk === undefined)('a server whose disk is full', () => {
  const dir = disk ?? ''
  let portal: Awaited<ReturnType<typeof makePortalFolder>>
  let server: RealServer

  beforeAll(async () => {
    portal = await makePortalFolder()
    server = await startRealServer({
      PORTAL_DIR: portal.dir,
      DATA_DIR: join(dir, 'data'),
      DISK_MARGIN: String(MARGIN),
    })
  }, 240_000)
  afterAll(async () => {
    await server.end()
    execFileSync('umount', [dir])
    await rm(dir, { recursive: true })
    await portal.remove()
  })

  it('refuses to save with a sentence, still shows what is there, and saves again when there is room', async ({
    task,
  }) => {
    const session = await signIn(server.url, OPERATOR_TOKEN, '13800000002')
    const { businessId } = await beginOpening(server.url, session)
    const flow = await saveNote(server.url, session, businessId, 'before')

    const { bavail, bsize } = await statfs(dir)
    const filler = join(dir, 'filler')
    await writeFile(filler, Buffer.alloc(bavail * bsize - (MARGIN / 2) * MIB))
    await vi.waitFor(() => expect(server.stderr()).toContain('nothing is saved any more'), 10_000)

    await expect(saveNote(server.url, session, businessId, 'refused')).rejects.toThrow(
      /"code":503.*系统存储空间不足，暂时无法保存/,
    )
    for (const path of ['/cashier/notice', '/signing/notice', '/verification/decision']) {
      const reply = await fetch(`${server.url}${path}`, { method: 'POST', body: '{}' })
      expect(reply.status, path).toBe(503)
    }
    expect(await readNote(server.url, session, flow)).toBe('before')
    const again = await signIn(server.url, OPERATOR_TOKEN, '13800000003')
    expect(again['Blade-Auth']).toMatch(/^bearer /)

    await rm(filler)
    await vi.waitFor(() => expect(server.stderr()).toContain('saves are accepted again'), 10_000)
    await saveNote(server.url, session, businessId, 'after')
    expect(await readNote(server.url, session, flow)).toBe('after')
    const text = `${MARGIN / 2} MiB left: 4 writes refused, reads and sign-in went on, 0 saves lost`
    Object.assign(task.meta, { tally: { name: 'A full disk', text } })
  }, 240_000)
})
