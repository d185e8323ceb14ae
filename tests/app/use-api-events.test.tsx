import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiEvents, type ApiEvent } from '#src/api/api-events.ts'
import { useApiEvents } from '#src/app/use-api-events.ts'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { Notices } from '#src/ui/feedback/notices.tsx'
import { noticeStore } from '#src/ui/feedback/notify.ts'

const end = vi.fn()

const Page = () => {
  useApiEvents()
  return (
    <>
      <p data-testid="path">{useLocation().pathname}</p>
      <Notices />
    </>
  )
}

const hear = (event: ApiEvent) => {
  render(
    <MemoryRouter initialEntries={['/product/productdetails']}>
      <SessionContext value={{ end } as unknown as Session}>
        <Page />
      </SessionContext>
    </MemoryRouter>,
  )
  act(() => {
    apiEvents.emit(event)
  })
}
const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const path = () => screen.getByTestId('path').textContent

beforeEach(() => {
  vi.useFakeTimers()
  end.mockClear()
  for (const { id } of noticeStore.read()) noticeStore.dismiss(id)
})
afterEach(() => vi.useRealTimers())

describe('useApiEvents (specification, section 8)', () => {
  it('shows a warning', () => {
    hear({ type: 'warning', message: '请求超时' })
    expect(screen.getByText('请求超时')).toBeTruthy()
  })

  it('901: warns, and navigates to the products after 1.5 s', () => {
    hear({ type: 'applicationUnderWay', message: '当前已经有申请中的产品' })
    expect(screen.getByText('当前已经有申请中的产品')).toBeTruthy()
    wait(1_499)
    expect(path()).toBe('/product/productdetails')
    wait(1)
    expect(path()).toBe('/user/product')
  })

  it('非法操作: warns, and ends the session after 1.5 s, with drafts kept', () => {
    hear({ type: 'illegalOperation', message: '检测到账号信息异常，请重新登录' })
    expect(screen.getByText('检测到账号信息异常，请重新登录')).toBeTruthy()
    wait(1_499)
    expect(end).not.toHaveBeenCalled()
    wait(1)
    expect(end).toHaveBeenCalledOnce()
  })

  it('shows nothing when a session expires', () => {
    hear({ type: 'sessionExpired', access: 'access-1' })
    expect(noticeStore.read()).toEqual([])
  })
})
