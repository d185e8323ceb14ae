import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { roleButtons } from '#schemas/api/session.ts'
import { answer, answerTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '../../setup/server.ts'

const page = () => within(screen.getByRole('main'))

beforeEach(() => {
  answerTenant()
  server.use(answer(roleButtons, {}))
})

describe('the page of the own account', () => {
  it('masks what not everybody should read, and shows it when asked', async () => {
    renderPortal('/user/information', signedIn())
    expect(await page().findByText('陈*')).toBeTruthy()
    expect(page().queryByText('13800000002')).toBeNull()
    await userEvent.click(page().getByRole('button', { name: '显示手机号' }))
    expect(page().getByText('13800000002')).toBeTruthy()
    await userEvent.click(page().getByRole('button', { name: '隐藏手机号' }))
    expect(page().queryByText('13800000002')).toBeNull()
  })

  it('leads to the verification only who is not verified', async () => {
    const { become } = renderPortal('/user/information', signedIn())
    expect(await page().findByText('已实名')).toBeTruthy()
    expect(page().queryByRole('link', { name: '去实名认证' })).toBeNull()
    become(signedIn({ isVerified: false }))
    const link = page().getByRole('link', { name: '去实名认证' })
    expect(link.getAttribute('href')).toBe('/user/enterprise/open/2')
  })

  it('leads to a new password', async () => {
    renderPortal('/user/information', signedIn())
    const link = await page().findByRole('link', { name: '修改密码' })
    expect(link.getAttribute('href')).toBe('/user/forgetPassword')
  })
})
