import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { clamdScanner } from '#fixtures/backend/hosts/node/operations/clamd.ts'
import { limitCounts } from '#fixtures/backend/store/tables/limit.ts'
import { files as storedFiles } from '#fixtures/backend/store/tables/record.ts'
import { fileChunks, uploads } from '#fixtures/backend/store/tables/upload.ts'
import * as files from '#schemas/api/files.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { requestTo } from '../fixtures/backend/test-backend.ts'
import { EICAR, findEicar, openFakeClamd, type FakeClamd } from './fake-clamd.ts'
import { tally } from './tally.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MIB = 1024 * 1024

/** More than a scan of 10 MiB takes here; ms. */
const TIMEOUT = 2000

const attack = backendTest
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures that this one needs
  .extend('clamd', async ({}, { onCleanup }) => {
    const clamd = await openFakeClamd()
    onCleanup(() => clamd.close())
    return clamd
  })
  .extend('notices', (): string[] => [])
  .extend('server', ({ backend, clamd, notices }) => {
    const scan = clamdScanner(clamd.address, (text) => notices.push(text), TIMEOUT)
    return backend.openProcess({ findVirus: scan })
  })
  .extend('upload', ({ server, token }) => async (...parts: BlobPart[]) => {
    const body = new FormData()
    body.set('file', new File([PNG, ...parts], '合同.png'))
    const reply = await requestTo(server, files.upload, { token, body })
    return (await reply.json()) as { code: number; msg: string }
  })
  .extend('kept', ({ store }) => async () => {
    const counts = await store.db.select().from(limitCounts)
    return {
      files: await store.db.$count(storedFiles),
      chunks: await store.db.$count(fileChunks),
      uploads: await store.db.$count(uploads),
      bytes: counts.find(({ name }) => name === 'uploadedBytes')?.used ?? 0,
    }
  })

describe('an upload with a virus scanner', () => {
  attack(
    'is refused with a virus, and nothing of it is kept',
    async ({ upload, kept, notices, task }) => {
      const before = await kept()
      const replies = [await upload(EICAR), await upload('0'.repeat(MIB), EICAR, '0'.repeat(MIB))]
      tally({ task }, 'files with a virus', {
        tried: replies.length,
        through: replies.filter(({ code }) => code === 200).length,
      })
      const msg = '文件未通过病毒扫描，未上传，请查杀病毒或更换文件后重新上传'
      expect(replies).toEqual(
        replies.map(() => expect.objectContaining({ code: 400, msg }) as object),
      )
      expect(await kept()).toEqual(before)
      expect(notices[0]).toBe('An upload is refused: the virus scanner found Win.Test.EICAR_HDB-1.')
    },
  )

  attack('is scanned whole, and stored where it is clean', async ({ upload, clamd, kept }) => {
    const rest = new Uint8Array(10 * MIB - PNG.length).fill(7)
    expect(await upload(rest)).toMatchObject({ code: 200 })
    expect(clamd.received.map((file) => file.equals(Buffer.concat([PNG, rest])))).toEqual([true])
    expect(await kept()).toMatchObject({ bytes: 10 * MIB })
  })

  attack.for<[string, (clamd: FakeClamd) => unknown]>([
    ['is silent', (clamd) => (clamd.reply = () => undefined)],
    ['breaks the connection', (clamd) => (clamd.isCutOff = true)],
    ['is cut off in the middle of its verdict', (clamd) => (clamd.reply = () => 'stream: OK')],
    ['hangs up without a verdict', (clamd) => (clamd.reply = () => '')],
    ['has an error', (clamd) => (clamd.reply = () => 'INSTREAM size limit exceeded. ERROR\0')],
    ['says something else', (clamd) => (clamd.reply = () => 'PONG\0')],
  ])(
    'is refused with 503 while the scanner %s, and accepted when it works again',
    async ([, fail], { upload, clamd, kept, notices }) => {
      const before = await kept()
      fail(clamd)
      const msg = '暂时无法对文件进行病毒扫描，文件未上传，请稍后再试'
      const replies = await Promise.all([upload(), upload()])
      expect(replies).toMatchObject([
        { code: 503, msg },
        { code: 503, msg },
      ])
      expect(await kept()).toEqual(before)
      Object.assign(clamd, { reply: findEicar, isCutOff: false })
      expect(await upload()).toMatchObject({ code: 200 })
      expect(notices).toEqual([
        expect.stringContaining('uploads get 503'),
        'The virus scanner (CLAMD) answers again.',
      ])
    },
  )

  attack('is refused with 503 where nothing listens', async ({ upload, clamd, kept, notices }) => {
    const before = await kept()
    await clamd.close()
    expect(await upload()).toMatchObject({ code: 503 })
    expect(await kept()).toEqual(before)
    expect(notices[0]).toContain('ECONNREFUSED')
  })
})

describe('the virus scanner', () => {
  it('is asked over a socket of the file system too', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'clamd-'))
    const clamd = await openFakeClamd(join(dir, 'clamd.ctl'))
    const scan = clamdScanner(clamd.address, () => undefined)
    expect(await scan(Readable.from([PNG, Buffer.from(EICAR)]))).toBe('Win.Test.EICAR_HDB-1')
    expect(await scan(Readable.from([PNG]))).toBeUndefined()
    await clamd.close()
    await rm(dir, { recursive: true })
  })
})
