import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { FormDefinition } from '#engine/language/content.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { recordKey } from '#src/platform/draft-keys.ts'
import { ChunkLoadError } from '#src/platform/lazy-code.ts'
import { cipherCode } from '#src/platform/sealed-store.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { SessionContext } from '#src/session/use-session.ts'
import { signedIn } from '../app/portal.tsx'
import { fillLocalStorage } from '../platform/full-storage.ts'

interface Given {
  name: string
  city?: string
}

const definition: FormDefinition = {
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '名称' },
      city: { type: 'string', title: '城市' },
    },
  },
}

/** The same form with another option: what a page makes from facts that it has read again. */
const laidOutAnew: FormDefinition = {
  schema: { ...definition.schema, title: '新' },
}

interface Wanted {
  send?: (given: Given) => Promise<unknown>
  content?: FormDefinition
  subject?: string
  data?: object
  onDone?: () => void | Promise<void>
  onCancel?: () => void
}

const Form = ({ send = async () => undefined, content = definition, ...rest }: Wanted) => {
  const sending = useMutation({ mutationFn: send })
  return <InlineForm name="test" title="企业" content={content} sending={sending} {...rest} />
}

const session = signedIn()
const client = createQueryClient()
const page = (wanted: Wanted) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <SessionContext value={session}>
        <Form {...wanted} />
      </SessionContext>
    </MemoryRouter>
  </QueryClientProvider>
)

/** Opens the form as a page of its own; `leave` goes to another one. */
const open = async (wanted: Wanted = {}) => {
  const { unmount, rerender } = render(page(wanted))
  return { leave: unmount, rerender, name: await screen.findByLabelText<HTMLInputElement>('名称') }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const send = () => press('保存')
const KEPT = '已暂存在本机，关闭页面也不会丢失'

const keyOf = (subject = '') =>
  recordKey('form', {
    tenantId: session.tenantId ?? '',
    customerId: session.user?.customerId ?? '',
    processKey: 'test',
    businessId: subject,
  })

describe('a form outside of a process', () => {
  it('keeps what is typed until it is taken, and is empty when it is opened again', async () => {
    const first = await open()
    await userEvent.type(first.name, '澄禾')
    first.leave()
    const again = await open()
    expect(again.name.value).toBe('澄禾')
    expect(screen.getByText(KEPT)).toBeDefined()
    await send()
    await waitFor(() => expect(localStorage.getItem(keyOf())).toBeNull())
    again.leave()
    expect((await open()).name.value).toBe('')
  })

  it('keeps what is typed for the record that it was typed for', async () => {
    const one = await open({ subject: '1' })
    await userEvent.type(one.name, '澄禾')
    one.leave()
    const other = await open({ subject: '2' })
    expect(other.name.value).toBe('')
    other.leave()
    expect((await open({ subject: '1' })).name.value).toBe('澄禾')
  })

  it('takes what the customer left as it was from the newest values', async () => {
    const before = await open({ data: { name: '澄禾', city: '苏州' } })
    await userEvent.type(before.name, '精密')
    before.leave()
    const { name } = await open({ data: { name: '澄禾', city: '无锡' } })
    expect(name.value).toBe('澄禾精密')
    expect(screen.getByLabelText<HTMLInputElement>('城市').value).toBe('无锡')
  })

  it('sends once, also while the page that it leads to is on its way', async () => {
    const sent = vi.fn(async () => undefined)
    let arrive = () => {}
    const onDone = () => new Promise<void>((resolve) => (arrive = resolve))
    const { name } = await open({ send: sent, onDone, data: { name: '澄禾' } })
    await send()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await send()
    await userEvent.type(name, '{Enter}')
    expect(sent).toHaveBeenCalledOnce()
    arrive()
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('名称').disabled).toBe(false),
    )
  })

  it('shows a refusal at its field, and still after the form is laid out anew', async () => {
    const refuse = () =>
      Promise.reject(
        new ApiError('该企业已添加', {
          kind: 'rejected',
          call: 'test',
          fields: [{ formId: '', pointer: '/name', message: '该企业已添加' }],
        }),
      )
    const opened = await open({ send: refuse })
    await userEvent.type(opened.name, '澄禾')
    await send()
    expect(await screen.findByText('该企业已添加')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')))
    opened.rerender(page({ send: refuse, content: laidOutAnew }))
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveProperty('value', '澄禾'))
    expect(screen.getByText('该企业已添加')).toBeDefined()
  })

  it('is not laid out anew by a definition that says the same', async () => {
    const { name, rerender } = await open()
    await userEvent.type(name, '澄禾')
    rerender(page({ content: structuredClone(definition) }))
    expect(document.activeElement).toBe(name)
  })

  it('asks before it is emptied, forgets a refusal with the values, and gives the focus to its first field', async () => {
    const { name } = await open({ send: () => Promise.reject(new Error('今日额度已用完')) })
    await userEvent.type(name, '澄禾')
    await send()
    expect(await screen.findByText('今日额度已用完')).toBeDefined()
    await press('清空重填')
    expect(name.value).toBe('澄禾')
    await press('清空')
    await waitFor(() => expect(screen.queryByText('今日额度已用完')).toBeNull())
    const emptied = screen.getByLabelText<HTMLInputElement>('名称')
    expect(emptied.value).toBe('')
    expect(document.activeElement).toBe(emptied)
    expect(localStorage.getItem(keyOf())).toBeNull()
  })

  it('asks before typed values are cancelled, and not without', async () => {
    const onCancel = vi.fn()
    const { name } = await open({ onCancel })
    await press('取消')
    expect(onCancel).toHaveBeenCalledOnce()
    await userEvent.type(name, '澄禾')
    await screen.findByText(KEPT)
    await press('取消')
    expect(onCancel).toHaveBeenCalledOnce()
    await press('清空')
    expect(onCancel).toHaveBeenCalledTimes(2)
  })

  it('says when the storage is full', async () => {
    const { name } = await open()
    await userEvent.type(name, '澄')
    expect(await screen.findByText(KEPT)).toBeDefined()
    const restore = fillLocalStorage()
    await userEvent.type(name, '禾')
    expect(await screen.findByText('未能暂存，保存前请勿关闭页面')).toBeDefined()
    restore()
  })

  it('does not write over values that it could not read', async () => {
    localStorage.setItem(keyOf('7'), 'sealed:unknown')
    const load = vi.spyOn(cipherCode, 'load').mockRejectedValue(new ChunkLoadError())
    render(page({ subject: '7' }))
    expect(await screen.findByText(/页面加载失败/)).toBeDefined()
    expect(screen.queryByLabelText('名称')).toBeNull()
    expect(localStorage.getItem(keyOf('7'))).toBe('sealed:unknown')
    expect(load).toHaveBeenCalled()
    load.mockRestore()
  })
})
