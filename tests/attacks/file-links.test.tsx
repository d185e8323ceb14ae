import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { contracts } from '#schemas/api/contracts.ts'
import { downloadFile } from '#src/api/download.ts'
import { tokens } from '#src/api/tokens.ts'
import { someTokens } from '#tests/api/client.ts'
import { server } from '#tests/setup/server.ts'
import { tally } from './tally.ts'

describe('the link of a file that a definition gives', () => {
  it('asks for nothing else with the token of the session', async ({ task }) => {
    tokens.write(someTokens)
    const asked: string[] = []
    server.use(
      http.get('*', ({ request }) => {
        asked.push(request.url)
        return HttpResponse.arrayBuffer(new ArrayBuffer(1))
      }),
    )
    const links = [
      ...contracts.map(({ path }) => `/api/${path}`),
      '/api/blade-auth/oauth/logout?x=/api/blade-resource/attach/file/7',
      '/api/blade-auth/oauth/logout#/api/blade-resource/attach/file/7',
      '/api/blade-resource/attach/file/../../../blade-auth/oauth/logout',
      '/api/blade-resource/attach/file/%2e%2e/%2e%2e/%2e%2e/blade-auth/oauth/logout',
      '/api/blade-resource/attach/file/..%2f..%2f..%2fblade-auth%2foauth%2flogout',
      '/api/blade-resource/attach/file/..;/logout',
      '/api/blade-resource/attach/file/7/remove',
      '/api/blade-resource/attach/file/',
      '/api/blade-resource/attach/file\\..\\logout',
      '/api//blade-auth/oauth/logout',
      '/api/operator/file/7',
      '/api/blade-business/web-front/business/record/document/loan/7',
      '/api/blade-business/web-front/business/record/document/loan/../list',
      `//${location.host}/api/blade-auth/oauth/logout`,
      `${location.origin}/api/blade-auth/oauth/logout`,
    ]
    for (const hostile of links)
      await expect(downloadFile({ link: hostile }), hostile).rejects.toThrow('文件不在本站')
    expect(asked).toEqual([])
    tally({ task }, 'hostile links of files', { tried: links.length, through: asked.length })
  })
})
