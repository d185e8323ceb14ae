import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { OPTIONS_OF } from '#src/process/context/option-sources.ts'
import { server } from '#tests/setup/server.ts'

describe('the options of a dictionary', () => {
  it.each([
    ['bank', '/api/blade-system/dict/dictionary?typeCode=bank'],
    ['biz:trade_mode', '/api/blade-system/dict-biz/dictionary?code=trade_mode'],
  ])('%s are those of %s', async (within, address) => {
    const asked: string[] = []
    server.use(
      http.get('*/api/*', ({ request }) => {
        const url = new URL(request.url)
        asked.push(`${url.pathname}${url.search.split('&', 1)[0]}`)
        const data = [
          { dictKey: 'a', dictValue: '甲' },
          { dictKey: 'b', dictValue: '乙' },
        ]
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
    )
    const { options } = await OPTIONS_OF.dictionary({ within, keyword: '乙' })
    expect(options).toEqual([{ value: 'b', label: '乙' }])
    expect(asked).toEqual([address])
  })
})
