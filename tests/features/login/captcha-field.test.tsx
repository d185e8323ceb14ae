import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#schemas/api/sign-in.ts'
import { customerInfo } from '#schemas/api/tenant.ts'
import { LoginDialog } from '#src/features/login/login-dialog.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { useSession } from '#src/session/use-session.ts'
import { server } from '#tests/setup/server.ts'

vi.mock('#src/platform/gateway.ts', async () => {
  const { DEFAULT_GATEWAY } = await import('#schemas/api/gateway.ts')
  return { gateway: () => ({ ...DEFAULT_GATEWAY, captcha: true, password: { scheme: 'hash' } }) }
})

const ok = (data: unknown) => HttpResponse.json({ code: 200, success: true, data, msg: '' })
const refused = (msg: string) =>
  HttpResponse.json({ code: 400, success: false, data: {}, msg }, { status: 400 })
const url = ({ path }: { path: string }) => `*/api/${path}`

const Page = () => {
  const { login, status, openLogin } = useSession()
  return (
    <>
      <p data-testid="state">{status}</p>
      <button onClick={() => openLogin()}>打开</button>
      {login.isOpen && <LoginDialog />}
    </>
  )
}

/** Opens the sign-in by password, and types account and password. */
const openForm = async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: '打开' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('tab', { name: '账号密码登录' }))
  await user.type(dialog.getByLabelText('账号'), 'hongyuan')
  await user.type(dialog.getByLabelText('密码'), 'secret')
  return { user, dialog }
}

/** Serves pictures with the keys 1, 2, 3 …, bare or in an envelope, and records what sign-ins bring along. */
const servePictures = (isBare = true) => {
  let drawn = 0
  const sent: (string | null)[][] = []
  const reply = { current: () => refused('账号或密码错误') }
  server.use(
    http.get(url(contracts.captcha), () => {
      drawn += 1
      const picture = { key: String(drawn), image: `data:image/png;base64,${drawn}` }
      return isBare ? HttpResponse.json(picture) : ok(picture)
    }),
    http.post(url(contracts.accountLogin), ({ request: { headers } }) => {
      sent.push([headers.get('Captcha-Key'), headers.get('Captcha-Code')])
      return reply.current()
    }),
  )
  return { sent, reply }
}

const pictureOf = async (dialog: ReturnType<typeof within>, key: number) =>
  waitFor(() => {
    const picture = dialog.getByRole('img', { name: '图形验证码，换一张' })
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${key}`)
    return picture
  })

beforeEach(() => server.use(http.get(url(customerInfo), () => ok({ tenantId: '100001' }))))

describe('CaptchaField', () => {
  it.each([
    ['bare', true],
    ['in an envelope', false],
  ])('sends the characters of a picture that comes %s, in headers', async (_, isBare) => {
    const { sent, reply } = servePictures(isBare)
    reply.current = () =>
      ok({ access_token: 'token', refresh_token: 'r', customerId: '7', label: 1 })
    const { user, dialog } = await openForm()
    await pictureOf(dialog, 1)
    await user.type(dialog.getByLabelText('图形验证码'), ' a7 Kp{Enter}')
    await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('signedIn'))
    expect(sent).toEqual([['1', 'a7Kp']])
  })

  it('requires the characters, at their field', async () => {
    const { sent } = servePictures()
    const { user, dialog } = await openForm()
    await pictureOf(dialog, 1)
    await user.click(dialog.getByRole('button', { name: '登录' }))
    const field = dialog.getByLabelText('图形验证码')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByText('请输入图形验证码')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(sent).toEqual([])
  })

  it('has a new picture and an empty field after a refusal, and keeps account and password', async () => {
    const { sent } = servePictures()
    const { user, dialog } = await openForm()
    await pictureOf(dialog, 1)
    await user.type(dialog.getByLabelText('图形验证码'), 'a7kp{Enter}')
    expect(await dialog.findByText('账号或密码错误')).toBeTruthy()
    await pictureOf(dialog, 2)
    expect(dialog.getByLabelText('图形验证码')).toHaveProperty('value', '')
    expect(dialog.getByLabelText('账号')).toHaveProperty('value', 'hongyuan')
    expect(dialog.getByLabelText('密码')).toHaveProperty('value', 'secret')
    await user.type(dialog.getByLabelText('图形验证码'), 'b8{Enter}')
    await waitFor(() =>
      expect(sent).toEqual([
        ['1', 'a7kp'],
        ['2', 'b8'],
      ]),
    )
  })

  it('brings another picture by keyboard, which empties the field', async () => {
    servePictures()
    const { user, dialog } = await openForm()
    const picture = await pictureOf(dialog, 1)
    await user.type(dialog.getByLabelText('图形验证码'), 'a7')
    await user.tab()
    expect(document.activeElement).toBe(picture.closest('button'))
    await user.keyboard('{Enter}')
    await pictureOf(dialog, 2)
    expect(dialog.getByLabelText('图形验证码')).toHaveProperty('value', '')
  })

  it('keeps the picture while the customer looks at the other way to sign in', async () => {
    servePictures()
    const { user, dialog } = await openForm()
    await pictureOf(dialog, 1)
    await user.click(dialog.getByRole('tab', { name: '手机验证码登录' }))
    expect(dialog.queryByLabelText('图形验证码')).toBeNull()
    await user.click(dialog.getByRole('tab', { name: '账号密码登录' }))
    await pictureOf(dialog, 1)
  })

  it('says that no picture came, and asks again', async () => {
    const pictures = vi.fn(() => refused('操作过于频繁'))
    server.use(http.get(url(contracts.captcha), pictures))
    const { user, dialog } = await openForm()
    expect(await dialog.findByText('图片未能获取，请点按“重新获取”')).toBeTruthy()
    servePictures()
    await user.click(dialog.getByRole('button', { name: '重新获取' }))
    await pictureOf(dialog, 1)
    expect(dialog.queryByText('图片未能获取，请点按“重新获取”')).toBeNull()
    expect(pictures).toHaveBeenCalledOnce()
  })
})
