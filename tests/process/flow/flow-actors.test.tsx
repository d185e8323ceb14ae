import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { processComments, processSave } from '#schemas/api/process.ts'
import { loadReason, saveStep } from '#src/process/flow/flow-actors.ts'
import { refuse, replyWith } from '../../app/portal.tsx'
import { entry, processOf } from '../../engine/process/definitions.ts'
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

describe('saveStep', () => {
  const plan = compileProcess(processOf(entry(1)))
  const payload = {
    variable: { k1: {} },
    modelKey: 'test',
    type: 1,
    businessId: '7',
    businessProcessTaskData: [],
    pass: true,
    progress: 1,
    status: -1,
  }
  const save = () => saveStep(plan, { intent: { key: 'k', payload }, revision: '1' } as never)

  it.each([
    [400, 'refused'],
    [409, 'conflict'],
  ])('tells of the code %i that it was %s', async (code, outcome) => {
    server.use(refuse(processSave, code, '未保存'))
    await expect(save()).rejects.toMatchObject({ message: '未保存', outcome })
  })
})
