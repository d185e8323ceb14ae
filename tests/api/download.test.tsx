import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attachmentDetail } from '#schemas/api/files.ts'
import { refreshToken } from '#schemas/api/session.ts'
import { downloadFile, fileAddress, readAttachment } from '#src/api/download.ts'
import { tokens } from '#src/api/tokens.ts'
import { server } from '#tests/setup/server.ts'
import { failureOf, someTokens } from './client.ts'

const link = '/api/blade-resource/attach/file/7'
const picture = () =>
  HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer, {
    headers: { 'Content-Type': 'image/png' },
  })

beforeEach(() => tokens.write(someTokens))

describe('downloadFile', () => {
  it('reads a file with the token of the session, renewed where it has expired', async () => {
    const seen: (string | null)[] = []
    server.use(
      http.get(location.origin + link, ({ request }) => {
        const token = request.headers.get('Blade-Auth')
        seen.push(token)
        return token === 'bearer access-2'
          ? picture()
          : HttpResponse.json({ code: 401, msg: '' }, { status: 401 })
      }),
      http.post(`*/api/${refreshToken.path}`, () =>
        HttpResponse.json({ access_token: 'access-2', refresh_token: 'refresh-1' }),
      ),
    )
    const content = await downloadFile({ link })
    expect([content.size, content.type]).toEqual([3, 'image/png'])
    expect(seen).toEqual(['bearer access-1', 'bearer access-2'])
  })

  it('fails where the server sends an envelope in place of the file', async () => {
    server.use(http.get(`*${link}`, () => HttpResponse.json({ code: 200, data: {} })))
    await expect(downloadFile({ link })).rejects.toThrow('文件无法读取')
  })

  it('fails with the message of the server', async () => {
    server.use(http.get(`*${link}`, () => HttpResponse.json({ code: 400, msg: '无权查看' })))
    expect(await failureOf(downloadFile({ link }))).toMatchObject({ message: '无权查看' })
  })

  it.each([
    'https://evil.example/api/x',
    '//evil.example/api/x',
    `https://evil.example${link}`,
    link.slice('/api'.length),
    '/elsewhere',
    '',
  ])('sends no token to %j', async (elsewhere) => {
    await expect(downloadFile({ link: elsewhere })).rejects.toThrow('文件不在本站')
  })

  it.each([
    '/api/blade-business/web-front/business/contract/download/7',
    '/api/blade-business/web-front/business/record/document/loan/7/plan',
  ])('reads the document at %s', async (document) => {
    server.use(http.get(`*${document}`, picture))
    expect((await downloadFile({ link: document })).size).toBe(3)
  })
})

describe('readAttachment', () => {
  it('fails without a warning: the field says it', async () => {
    const failure = { code: 400, msg: '附件不存在' }
    server.use(http.get(`*/api/${attachmentDetail.path}`, () => HttpResponse.json(failure)))
    expect(await failureOf(readAttachment('7'))).toMatchObject({
      message: '附件不存在',
      hidden: true,
    })
  })
})

const STORE = 'https://files.example.com'
vi.mock('#src/platform/portal-config.ts', () => ({
  portalConfig: () => ({ fileHosts: [STORE] }),
}))

describe('fileAddress', () => {
  it('is the link itself on a host that the setting names, without a request of ours', async () => {
    const signed = `${STORE}/bucket/1.png?signature=a`
    expect(await fileAddress({ link: signed })).toBe(signed)
  })

  it.each([
    'https://files.example.com.evil.example/1.png',
    'https://files.example.com@evil.example/1.png',
    'https://someone@files.example.com/1.png',
    'http://files.example.com/1.png',
    'https://files.example.com:8443/1.png',
    '//files.example.com/1.png',
    'javascript:alert(1)//https://files.example.com',
  ])('refuses %s', async (hostile) => {
    await expect(fileAddress({ link: hostile })).rejects.toThrow('文件不在本站')
  })

  it('is that of the downloaded content on this site', async () => {
    server.use(http.get(`*${link}`, picture))
    expect(await fileAddress({ link })).toMatch(/^blob:/)
  })
})
