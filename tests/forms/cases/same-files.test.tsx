import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'
import { formOfCase } from './read-case.ts'

/** The server of these tests knows a file by its content. */
let uploads = 0
const context: FormContext = {
  ...sampleContext,
  upload: async (file, options) => ({
    ...(await sampleContext.upload(file, options)),
    attachId: String((uploads += 1)),
    digest: await file.text(),
  }),
}

const PDF = '%PDF-1.7'
const pdf = (name: string, content = PDF) => new File([content], name, { type: 'application/pdf' })

const choose = async (form: ReturnType<typeof renderForm>, group: string, file: File) => {
  const field = screen.getByRole('group', { name: group })
  const input = field.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error(`${group} takes no file`)
  await form.user.upload(input, [file])
  await within(field).findByText(file.name)
  await within(field).findByText(/已上传/)
  return field
}

describe('one file for both sides of a card', () => {
  it('is said at once, and refused', async () => {
    const form = renderForm(formOfCase('38'), {}, { context })
    await choose(form, '人像面', pdf('正面.pdf'))
    expect(screen.queryByText(/是同一个文件/)).toBeNull()
    const back = await choose(form, '国徽面', pdf('反面.pdf'))
    expect(await within(back).findByText('与“人像面”是同一个文件')).toBeTruthy()
    expect(screen.getByText('与“国徽面”是同一个文件')).toBeTruthy()
    expect(form.messages()).toEqual(['身份证的人像面和国徽面是同一个文件，请更换其中一个'])
    await form.user.click(screen.getByRole('button', { name: '移除 反面.pdf' }))
    await choose(form, '国徽面', pdf('反面.pdf', `${PDF} 2`))
    expect(screen.queryByText(/是同一个文件/)).toBeNull()
    expect(form.messages()).toEqual([])
  })
})

describe('one file twice in a list', () => {
  it('is said and not refused where the definition does not ask for different ones', async () => {
    const list = (others = {}) => ({
      schema: {
        type: 'object',
        properties: { x: { type: 'array', title: '合同', items: { type: 'object' }, ...others } },
      },
      uiSchema: { x: { 'ui:widget': 'upload' } },
    })
    const saved = ['1', '2'].map((attachId) => ({
      attachId,
      originalName: `${attachId}.pdf`,
      digest: 'd',
    }))
    const form = renderForm(list(), { x: saved })
    expect(await screen.findByText('与第 2 个文件是同一个文件')).toBeTruthy()
    expect(form.messages()).toEqual([])
    const unique = renderForm(list({ uniqueItems: true }), { x: saved })
    expect(unique.messages()).toEqual(['合同的第 1、2 个是同一个文件，请更换其中一个'])
  })
})
