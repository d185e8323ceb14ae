import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { bankBranches } from '#schemas/api/banks.ts'
import { businessDictionary, dictionary, regionSearch } from '#schemas/api/reference-data.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { OPTIONS_OF } from '#src/process/context/option-sources.ts'
import { refuse, replyWith } from '#tests/app/portal.tsx'
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

  it.each([
    ['bank', dictionary],
    ['biz:trade_mode', businessDictionary],
  ])('raise no warning where %s cannot be read: the control says so', async (within, contract) => {
    const events: unknown[] = []
    const unsubscribe = apiEvents.subscribe((event) => events.push(event))
    server.use(refuse(contract, 400, '系统繁忙'))
    await expect(OPTIONS_OF.dictionary({ within })).rejects.toThrow('系统繁忙')
    unsubscribe()
    expect(events).toEqual([])
  })
})

describe('the regions that are searched for', () => {
  it('are the smallest ones, each with those around it', async () => {
    const path = [
      { code: '32', name: '江苏省' },
      { code: '3205', name: '苏州市' },
    ]
    server.use(replyWith(regionSearch, [{ path }, { path: [] }]))
    const regions = [
      { value: '32', label: '江苏省' },
      { value: '3205', label: '苏州市' },
    ]
    expect(await OPTIONS_OF.region({ within: '', keyword: '苏州' })).toEqual({
      options: [{ value: '3205', label: '苏州市', path: regions }],
      isLast: true,
    })
  })
})

describe('the branches of banks', () => {
  it.each([
    [1, false],
    [2, true],
  ])('of page %i of 2 are the last ones: %s', async (current, isLast) => {
    const records = [{ code: '308584000013', name: '招商银行深圳分行' }]
    server.use(replyWith(bankBranches, { records, current, size: 50, pages: 2, total: 51 }))
    expect(await OPTIONS_OF.bankBranch({ within: 'CMB', page: current })).toEqual({
      options: [{ value: '308584000013', label: '招商银行深圳分行', note: '308584000013' }],
      isLast,
    })
  })
})
