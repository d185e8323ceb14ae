import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { processDetail, processInfo, processVariables } from '#schemas/api/process.ts'
import { loadFlow } from '#src/process/flow/flow-actors.ts'
import { readDefinitionAhead, readFlowAhead } from '#src/process/flow/read-flow-ahead.ts'
import { preloadFlow } from '#src/process/preload-process.ts'
import { replyWith } from '../../app/portal.tsx'
import { server } from '../../setup/server.ts'
import { entry, externalDatum, processOf } from '../../engine/process/definitions.ts'

it('asks for the variables once the definition and the detail are there, and once for the screen', async () => {
  const variables = vi.fn(() =>
    HttpResponse.json({ code: 200, success: true, data: { registry: { name: '澄禾' } }, msg: '' }),
  )
  server.use(
    replyWith(processInfo, {
      ...processOf(),
      actExForms: [externalDatum(1, 'registry'), entry(1)],
    }),
    replyWith(processDetail, { status: -1, progress: 1, processInstanceId: '7' }),
    http.get(`*/api/${processVariables.path}`, variables),
  )
  const address = { goodId: '1001', processType: 1, businessId: '9', flowOnlyId: '33' }
  readFlowAhead(address)
  await vi.waitFor(() => expect(variables).toHaveBeenCalledOnce(), 20_000)

  const flow = await loadFlow(await readDefinitionAhead(address), '33')
  expect(flow.variables).toEqual({ registry: { name: '澄禾' } })
  expect(variables).toHaveBeenCalledOnce()
})

it('reads neither the detail nor the variables that came with the beginning of the flow', async () => {
  const read = vi.fn(() => HttpResponse.error())
  server.use(
    replyWith(processInfo, {
      ...processOf(),
      actExForms: [externalDatum(1, 'registry'), entry(1)],
    }),
    http.get(`*/api/${processDetail.path}`, read),
    http.get(`*/api/${processVariables.path}`, read),
  )
  const detail = {
    businessProcessTaskData: [],
    status: -1,
    progress: 1,
    processInstanceId: '8',
    revision: '0',
    lastSaveKey: '',
    submitted: {},
  }
  const address = { goodId: '1002', processType: 1, businessId: '9', flowOnlyId: '34' }
  preloadFlow(address, { detail, variables: { registry: { name: '澄禾' } } })
  const flow = await loadFlow(await readDefinitionAhead(address), '34')
  expect(flow).toMatchObject({ revision: '0', variables: { registry: { name: '澄禾' } } })
  expect(read).not.toHaveBeenCalled()
})
