import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noticeAfterReload } from '#src/session/notice-after-reload.ts'
import { sentCode, sentCodeFor } from '#src/session/sent-code.ts'
import { createTabValue } from '#src/session/tab-value.ts'

beforeEach(() => sessionStorage.clear())

describe('a value of this tab', () => {
  it('is kept without the spaces around it, and is empty after it is removed', () => {
    const value = createTabValue('portal:value')
    expect(value.read()).toBe('')
    value.write(' token\n')
    expect(value.read()).toBe('token')
    expect(sessionStorage.getItem('portal:value')).toBe('token')
    value.remove()
    expect(value.read()).toBe('')
    expect(sessionStorage.getItem('portal:value')).toBeNull()
  })

  it('tells its listeners of each change, until they leave', () => {
    const value = createTabValue('portal:value')
    const listener = vi.fn()
    const leave = value.subscribe(listener)
    value.write('a')
    value.remove()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    value.write('b')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('the request of a code', () => {
  const sent = { id: '9', dueAt: 1_000 }

  it('is kept for each use by itself', () => {
    const [other, third] = [sentCodeFor('password'), sentCodeFor('contract:7')]
    sentCode.keep(sent)
    other.keep({ ...sent, id: '10' })
    expect([sentCode.read()?.id, other.read()?.id, third.read()]).toEqual(['9', '10', undefined])
    sentCode.forget()
    expect([sentCode.read(), other.read()?.id]).toEqual([undefined, '10'])
  })

  it.each(['', '{', 'null', '{"id":"9"}', '{"id":9,"dueAt":1}', '{"id":"9","dueAt":"1"}'])(
    'is none where the storage has %s',
    (text) => {
      sessionStorage.setItem('portal:sent-code', text)
      expect(sentCode.read()).toBeUndefined()
    },
  )
})

describe('a notice', () => {
  it.each([
    ['the same page', undefined],
    ['another page', '/user/center'],
  ])('is left for %s, and taken once', (_, page) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    noticeAfterReload.leave('登录成功', page)
    expect(reload.mock.calls.length).toBe(page ? 0 : 1)
    expect(assign.mock.calls).toEqual(page ? [[page]] : [])
    expect(noticeAfterReload.take()).toBe('登录成功')
    expect(noticeAfterReload.take()).toBeUndefined()
    reload.mockRestore()
    assign.mockRestore()
  })
})
