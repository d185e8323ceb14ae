import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { processDetail, processInfo } from '#schemas/api/process.ts'
import { recordChoices } from '#schemas/api/records.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const code = vi.hoisted(() => {
  let arrive = () => {}
  let ask = () => {}
  const isThere = new Promise<void>((resolve) => (arrive = resolve))
  const isAsked = new Promise<void>((resolve) => (ask = resolve))
  return { arrive, ask, isThere, isAsked }
})

vi.mock('#src/forms/review/record-names.tsx', async (importOriginal) => {
  code.ask()
  await code.isThere
  return importOriginal()
})

const PROCESS = processOf(
  entry(1, {
    content: {
      step: { commit: true },
      schema: {
        type: 'object',
        properties: {
          invoices: { type: 'array', title: '发票', items: { type: 'string' } },
          sure: { type: 'boolean', title: '属实' },
        },
      },
      uiSchema: { invoices: { 'ui:widget': 'records', 'ui:options': { kind: 'invoice' } } },
    },
  }),
)

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(processInfo, { ...PROCESS, actExForms: [...PROCESS.actExForms] }),
    replyWith(recordChoices, { records: [], total: 0 }),
    replyWith(processDetail, { status: 4, progress: 1, processInstanceId: '' }),
  )
})

it(
  'opens the last step once the code of its review is there, so that nothing moves under a finger',
  { timeout: 20_000 },
  async () => {
    renderPortal('/product/processopen?processType=1&businessId=7&goodId=1001', signedIn())
    await code.isAsked
    const [step] = compileProcess(PROCESS).steps
    await act(async () => {
      await preloadWidgets(step?.forms.map(({ plan }) => plan) ?? [])
    })
    expect(screen.queryByRole('checkbox', { name: '属实' })).toBeNull()
    code.arrive()
    expect(await screen.findByRole('checkbox', { name: '属实' })).toBeTruthy()
  },
)
