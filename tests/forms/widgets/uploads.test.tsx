import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren, ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import type { Attachment } from '#schemas/api/files.ts'
import { FormScopeContext } from '#src/forms/model/form-scope.ts'
import { FormStore } from '#src/forms/model/form-store.ts'
import { useUploads } from '#src/forms/widgets/upload/use-uploads.ts'
import { sampleContext } from '../sample-context.ts'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const NONE: readonly Attachment[] = []

/** The uploads of a field whose form renders a value only when the test says so. */
const openUploads = () => {
  const ends = new Map<string, () => Promise<void>>()
  const upload = (file: File) =>
    new Promise<Attachment>((resolve) => {
      const attachment: Attachment = { attachId: file.name, originalName: file.name } as Attachment
      ends.set(file.name, () => act(async () => resolve(attachment)))
    })
  const scope = { store: new FormStore(), context: { ...sampleContext, upload } }
  const wrapper = ({ children }: PropsWithChildren): ReactElement => (
    <FormScopeContext value={scope}>{children}</FormScopeContext>
  )
  const onChange = vi.fn<(value: readonly Attachment[]) => void>()
  const { result, rerender } = renderHook(
    (value: readonly Attachment[]) =>
      useUploads({
        id: 'x',
        value,
        rules: { extensions: ['.pdf'], maxSize: 1024, maxItems: 9 },
        onChange,
      }),
    { wrapper, initialProps: NONE },
  )
  return {
    uploads: () => result.current,
    add: async (...names: string[]) => {
      act(() => result.current.add(names.map(pdf)))
      await vi.waitFor(() => expect(ends.size).toBe(names.length))
    },
    end: (name: string) => ends.get(name)?.(),
    renders: (...names: string[]) =>
      rerender(names.map((name) => ({ attachId: name, originalName: name }) as Attachment)),
    reported: () => onChange.mock.lastCall?.[0].map(({ attachId }) => attachId),
  }
}

it('keeps an uploaded file while the form still renders the value before it', async () => {
  const field = openUploads()
  await field.add('1.pdf', '2.pdf', '3.pdf')
  await field.end('1.pdf')
  field.renders()
  await field.end('2.pdf')
  expect(field.reported()).toEqual(['1.pdf', '2.pdf'])
  field.renders('1.pdf')
  await field.end('3.pdf')
  expect(field.reported()).toEqual(['1.pdf', '2.pdf', '3.pdf'])
})

it('does not bring a removed file back', async () => {
  const field = openUploads()
  await field.add('1.pdf', '2.pdf')
  await field.end('1.pdf')
  field.renders('1.pdf')
  act(() => field.uploads().remove('1.pdf'))
  await field.end('2.pdf')
  expect(field.reported()).toEqual(['2.pdf'])
})

it('keeps the order in which files were selected, whichever arrives first', async () => {
  const field = openUploads()
  await field.add('1.pdf', '2.pdf', '3.pdf')
  await field.end('3.pdf')
  await field.end('1.pdf')
  expect(field.reported()).toEqual(['1.pdf', '3.pdf'])
  field.renders('1.pdf', '3.pdf')
  await field.end('2.pdf')
  expect(field.reported()).toEqual(['1.pdf', '2.pdf', '3.pdf'])
})
