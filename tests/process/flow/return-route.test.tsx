import { waitFor, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FlowStatus, processComments, processDetail, processInfo } from '#schemas/api/process.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '../../app/portal.tsx'
import { entry, processOf } from '../../engine/process/definitions.ts'
import { server } from '../../setup/server.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001'

beforeEach(() => {
  replyWithTenant()
  const process = processOf(entry(1), entry(2))
  server.use(replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }))
})

/** Opens a screen of a process from the user center, which it names as the page to return to. */
const openFrom = async (address: string, returnTo: string) => {
  const { router } = renderPortal('/nowhere', signedIn())
  await router.navigate(address, { state: { returnTo } })
}

describe('the return route of a process', () => {
  it('is stored when the process opens, and stays while it is under way', async () => {
    await openFrom(SCREEN, '/user/center')
    await screen.findByRole('navigation', { name: '办理进度' })
    expect(returnRoute.read()).toBe('/user/center')
  })

  it('is no address of another origin', async () => {
    await openFrom(SCREEN, 'https://evil.example/')
    await screen.findByRole('navigation', { name: '办理进度' })
    expect(returnRoute.read()).toBe('')
  })

  it.each([FlowStatus.rejected, FlowStatus.approved])(
    'is cleared by a flow of status %i',
    async (status) => {
      const tasks = { businessProcessTaskData: [], processInstanceId: '9' }
      server.use(
        replyWith(processDetail, { ...tasks, status, progress: 3, revision: '', lastSaveKey: '' }),
        replyWith(processComments, []),
      )
      returnRoute.remember('/user/center')
      await openFrom(`${SCREEN}&flowOnlyId=20`, '/user/center')
      await waitFor(() => expect(returnRoute.read()).toBe(''))
    },
  )
})
