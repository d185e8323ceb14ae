import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessView } from '#machines/process/selectors.ts'
import { PATHS } from '#src/platform/paths.ts'
import { formScreen, pagesAround, readAddress, viewUrl } from '#src/process/flow/process-address.ts'

const plan = compileProcess({
  processName: '开通',
  processKey: 'opening',
  actExForms: [
    {
      id: 'a',
      name: '资料',
      keyName: 'profile',
      nodeType: 2,
      progress: 1,
      content: { schema: { type: 'object' } },
    },
    { id: 'b', name: '核对', keyName: 'externalData@R3', nodeType: 1, progress: 2 },
    { id: 'c', name: '未知', keyName: 'nowhere', nodeType: 1, progress: 3 },
  ],
})
const address = { processType: 1, businessId: 'b1', flowOnlyId: 'f1', goodId: 'g1' }
const screens = {
  form: PATHS.processOpen,
  fixedPage: (key: string) => (key === 'externalData' ? PATHS.externalData : undefined),
}
const urlOf = (view: ProcessView) => new URL(viewUrl(view, address, screens)!, 'http://x')
const step = (index: number): ProcessView => ({ kind: 'step', step: plan.steps[index]! })

describe('readAddress', () => {
  it('reads the query parameters of the process screens', () => {
    const query = new URLSearchParams('processType=2&businessId=b&flowOnlyId=f&goodId=g')
    expect(readAddress(query)).toEqual({
      processType: 2,
      businessId: 'b',
      flowOnlyId: 'f',
      goodId: 'g',
    })
  })

  it('has no flowOnlyId before the first save', () => {
    expect(
      readAddress(new URLSearchParams('processType=1&businessId=b&goodId=g'))?.flowOnlyId,
    ).toBe('')
  })

  it.each([
    '',
    'processType=1&goodId=g',
    'processType=x&businessId=b&goodId=g',
    'processType=1&businessId=b',
  ])('names no process in "%s"', (query) => {
    expect(readAddress(new URLSearchParams(query))).toBeUndefined()
  })
})

describe('formScreen', () => {
  it('is the screen of the process type, or the one on which the opening was entered', () => {
    expect(formScreen(1, PATHS.processOpen)).toBe(PATHS.processOpen)
    expect(formScreen(1, PATHS.groupProcessOpen)).toBe(PATHS.groupProcessOpen)
    expect(formScreen(2, PATHS.processOpen)).toBe(PATHS.creditLimit)
    expect(formScreen(2, PATHS.groupProcessOpen)).toBe(PATHS.groupCreditLimit)
    expect(formScreen(2, PATHS.groupCreditLimit)).toBe(PATHS.groupCreditLimit)
    expect(formScreen(3, PATHS.processOpen)).toBe(PATHS.activateQuota)
    expect(formScreen(7, PATHS.myProducts)).toBe(PATHS.processOpen)
  })
})

describe('pagesAround', () => {
  it.each([
    [
      'an agency purchase',
      PATHS.agencyApplication.replace(':id', '7'),
      ['代采商城', PATHS.agencyMall],
      ['查看代采产品', PATHS.agencyFinancing],
    ],
    ['an opening', PATHS.processOpen, ['我的产品', PATHS.myProducts], undefined],
  ])('are those of %s', (_, pathname, list, need) => {
    const around = pagesAround(pathname)
    expect([around.list.label, around.list.to]).toEqual(list)
    expect(around.need && [around.need.label, around.need.to]).toEqual(need)
  })
})

describe('viewUrl', () => {
  it('shows a form on the form screen, with the address and the step', () => {
    const url = urlOf(step(0))
    expect(url.pathname).toBe(PATHS.processOpen)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      processType: '1',
      businessId: 'b1',
      flowOnlyId: 'f1',
      goodId: 'g1',
      step: '1',
    })
  })

  it('shows a fixed page on its own route and passes the text after @R as basicsCurrent', () => {
    const url = urlOf(step(1))
    expect(url.pathname).toBe(PATHS.externalData)
    expect(url.searchParams.get('basicsCurrent')).toBe('3')
  })

  it('shows the warning for a missing fixed page on the form screen', () => {
    expect(urlOf(step(2)).pathname).toBe(PATHS.processOpen)
  })

  it('shows a committed flow on approvalpage and a decided one on completionpage', () => {
    expect(urlOf({ kind: 'waiting' }).pathname).toBe(PATHS.approval)
    expect(urlOf({ kind: 'outcome', approved: false }).pathname).toBe(PATHS.completion)
  })

  it('has no URL for a view without a route', () => {
    expect(viewUrl({ kind: 'loading' }, address, screens)).toBeUndefined()
    expect(viewUrl({ kind: 'empty' }, address, screens)).toBeUndefined()
  })
})
