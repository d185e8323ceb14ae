import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useTenantSender } from '#src/session/use-tenant-sender.ts'

const open = (tenantId?: string) => {
  const send = vi.fn()
  const actor = { send }
  const { result, rerender } = renderHook(
    (known: string | undefined) => useTenantSender(actor, known),
    { initialProps: tenantId },
  )
  return { sent: () => send.mock.calls.map(([event]) => event as unknown), result, rerender }
}

describe('useTenantSender', () => {
  it.each(['code.send', 'form.submit'] as const)(
    'holds %s until the tenant is known, and says that it waits',
    (type) => {
      const form = open()
      act(() => form.result.current.send({ type }))
      expect(form.sent()).toEqual([])
      expect(form.result.current.waiting).toBe(type)
      form.rerender('000000')
      expect(form.sent()).toEqual([{ type: 'tenant.known', tenantId: '000000' }, { type }])
      expect(form.result.current.waiting).toBeUndefined()
    },
  )

  it('sends all other events at once', () => {
    const form = open()
    const typed = { type: 'field.change', change: { phone: '13900000001' } }
    act(() => form.result.current.send(typed))
    expect(form.sent()).toEqual([typed])
  })

  it('sends a press at once where the tenant is known', () => {
    const form = open('000000')
    act(() => form.result.current.send({ type: 'form.submit' }))
    expect(form.sent().at(-1)).toEqual({ type: 'form.submit' })
    expect(form.result.current.waiting).toBeUndefined()
  })
})
