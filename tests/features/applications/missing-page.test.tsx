import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { processInfo } from '#schemas/api/process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, fixedPage, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

it('warns with 不存在的固定页 for a page that is no route, and goes no further', async () => {
  replyWithTenant()
  const process = processOf(fixedPage(1, { keyName: 'nowhere' }), entry(2))
  server.use(replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }))
  renderPortal('/product/processopen?processType=3&businessId=7&goodId=1001', signedIn())
  expect((await screen.findByText('不存在的固定页')).closest('[role=alert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: /^下一步/ })).toHaveProperty('disabled', true)
})
