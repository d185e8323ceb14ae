import { describe, expect, it } from 'vitest'
import { processComments } from '#schemas/api/process.ts'
import { loadReason } from '#src/process/flow/flow-actors.ts'
import { replyWith } from '../../app/portal.tsx'
import { server } from '../../setup/server.ts'

const comment = (fullMessage: string, time: string) => ({ fullMessage, time })

describe('loadReason', () => {
  it('returns the newest comment, which the server lists first', async () => {
    const comments = [
      comment('请补充流水', '2026-11-20 10:00:00'),
      comment('请上传执照', '2026-11-19 10:00:00'),
      comment('请核对名称', '2026-11-18 10:00:00'),
    ]
    server.use(replyWith(processComments, comments))
    expect(await loadReason('7')).toBe('请补充流水')
  })

  it('returns an empty text where there is no comment', async () => {
    server.use(replyWith(processComments, []))
    expect(await loadReason('7')).toBe('')
  })
})
