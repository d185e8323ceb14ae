import { act, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'

const ACCOUNT = {
  type: 'object',
  required: ['bank', 'branch'],
  properties: {
    bank: { type: 'string', title: '开户银行' },
    branch: { type: 'string', title: '开户网点' },
    note: { type: 'string', title: '备注' },
  },
}
const UI = {
  bank: { 'ui:widget': 'dictionary', 'ui:dictionary': 'bank' },
  branch: { 'ui:widget': 'bankBranch', 'ui:within': { field: 'bank' } },
}
const account: FormDefinition = { schema: ACCOUNT, uiSchema: UI }
const list = (widget?: string): FormDefinition => ({
  schema: {
    type: 'object',
    properties: { list: { type: 'array', title: '账户', items: { ...ACCOUNT, title: '账户' } } },
  },
  uiSchema: { list: { ...(widget && { 'ui:widget': widget }), items: UI } },
})

const CMB = { bank: 'CMB', branch: '308100000009' }
const BRANCH = '招商银行股份有限公司北京分行营业部'

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
/** Returns the open dropdown of a control. */
const listOf = (control: HTMLElement) =>
  document
    .getElementById(control.getAttribute('aria-controls') ?? '')
    ?.closest<HTMLElement>('.ant-select-dropdown')
const optionsOf = (control: HTMLElement) => [
  ...(listOf(control)?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? []),
]
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('')

type Form = ReturnType<typeof renderForm>

const choose = async (form: Form, control: HTMLElement, title: string) => {
  await form.user.click(control)
  await waitFor(() => expect(listOf(control)).toBeTruthy())
  await form.user.click(await within(listOf(control) as HTMLElement).findByTitle(title))
}

const spied = () => {
  const options = vi.fn<FormContext['options']>(sampleContext.options)
  return { options, context: { ...sampleContext, options } }
}

describe('a select that another field narrows', () => {
  it('is focusable, and names the field to fill in first', async () => {
    const { options, context } = spied()
    const form = renderForm(account, {}, { context })
    const branch = field('开户网点')
    expect(branch.disabled).toBe(false)
    expect(describedBy(branch)).toBe('请先选择开户银行')
    await form.user.click(branch)
    await waitFor(() =>
      expect(listOf(field('开户网点'))?.textContent).toContain('选择开户银行后，这里会列出选项'),
    )
    expect(options).not.toHaveBeenCalled()
  })

  it('names a field to type into with another verb', () => {
    renderForm({
      ...account,
      uiSchema: { ...UI, bank: {} },
    })
    expect(describedBy(field('开户网点'))).toBe('请先输入开户银行')
  })

  it('offers the options within the value of the narrowing field', async () => {
    const { options, context } = spied()
    const form = renderForm(account, {}, { context })
    await choose(form, field('开户银行'), '招商银行')
    expect(describedBy(field('开户网点'))).toBe('')
    await choose(form, field('开户网点'), BRANCH)
    expect(options).toHaveBeenCalledWith('bankBranch', expect.objectContaining({ within: 'CMB' }))
    expect(form.data()).toEqual(CMB)
  })

  it('removes a stale option when the narrowing value changes, with a notice', async () => {
    const form = renderForm(account, CMB)
    await screen.findByText(BRANCH)
    await choose(form, field('开户银行'), '中国工商银行')
    expect(form.data()).toEqual({ bank: 'ICBC' })
    const words = '开户银行已更改，请重新选择开户网点（改回后会恢复）'
    expect(screen.getByText(words).getAttribute('role')).toBe('status')
    expect(describedBy(field('开户网点'))).toContain(words)
    await form.user.click(field('开户网点'))
    await waitFor(() =>
      expect(optionsOf(field('开户网点'))[0]?.textContent).toContain('中国工商银行'),
    )
    await form.user.click(optionsOf(field('开户网点'))[0] as HTMLElement)
    expect(screen.queryByText(words)).toBeNull()
    expect(form.messages()).toEqual([])
  })

  it('restores a stale option when the narrowing value is changed back', async () => {
    const form = renderForm(account, CMB)
    await screen.findByText(BRANCH)
    await choose(form, field('开户银行'), '中国工商银行')
    await form.user.click(field('开户网点'))
    await waitFor(() =>
      expect(optionsOf(field('开户网点'))[0]?.textContent).toContain('中国工商银行'),
    )
    await form.user.click(optionsOf(field('开户网点'))[0] as HTMLElement)
    const other = form.data()
    await choose(form, field('开户银行'), '招商银行')
    expect(form.data()).toEqual(CMB)
    expect(await screen.findByText(BRANCH)).toBeTruthy()
    expect(screen.queryByText(/开户银行已更改/)).toBeNull()
    await choose(form, field('开户银行'), '中国工商银行')
    expect(form.data()).toEqual(other)
  })

  it('keeps its value while other fields change, and is not rendered for them', async () => {
    const form = renderForm(account, CMB)
    await screen.findByText(BRANCH)
    const before = field('开户网点')
    await form.user.type(screen.getByRole('textbox', { name: '备注' }), '一般户')
    expect(form.data()).toEqual({ ...CMB, note: '一般户' })
    expect(field('开户网点')).toBe(before)
  })

  it.each([
    ['a list', undefined],
    ['a table', 'table'],
  ])('follows its own item of %s', async (_, widget) => {
    const { options, context } = spied()
    const form = renderForm(
      list(widget),
      { list: [CMB, { bank: 'ICBC', branch: '102100000005' }, {}] },
      { context },
    )
    await screen.findByText(BRANCH)
    const banks = () => screen.getAllByRole('combobox', { name: /开户银行/ })
    const branches = () => screen.getAllByRole('combobox', { name: /开户网点/ })
    expect(
      branches()
        .map(describedBy)
        .map((words) => words.includes('请先选择')),
    ).toEqual([false, false, true])
    await choose(form, banks()[1] as HTMLElement, '上海浦东发展银行')
    expect(form.data()).toEqual({ list: [CMB, { bank: 'SPDB' }, {}] })
    await form.user.click(branches()[0] as HTMLElement)
    await waitFor(() =>
      expect(options).toHaveBeenLastCalledWith('bankBranch', {
        within: 'CMB',
        keyword: '',
        page: 1,
      }),
    )
  })

  it('follows a field of another section of the form', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `n${index}`,
        { type: 'string', title: `第${index}项` },
      ]),
    )
    const { bank, branch } = ACCOUNT.properties
    const form = renderForm(
      { schema: { type: 'object', properties: { bank, ...others, branch } }, uiSchema: UI },
      CMB,
    )
    await screen.findByText(BRANCH)
    await choose(form, field('开户银行'), '中国工商银行')
    expect(form.data()).toEqual({ bank: 'ICBC' })
    expect(screen.getByText('开户银行已更改，请重新选择开户网点（改回后会恢复）')).toBeTruthy()
  })

  it.each(['bnak', '__proto__'])('has no options within %s, which is no field', (name) => {
    const { options, context } = spied()
    renderForm(
      {
        ...account,
        uiSchema: { branch: { 'ui:widget': 'bankBranch', 'ui:within': { field: name } } },
      },
      {},
      { context },
    )
    expect(field('开户网点').disabled).toBe(true)
    expect(screen.getByText('开户网点暂时没有选项')).toBeTruthy()
    expect(options).not.toHaveBeenCalled()
  })

  it('sends no request for a narrowing value that is not a code', () => {
    const { options, context } = spied()
    renderForm({ ...account, uiSchema: { branch: UI.branch } }, { bank: '../admin' }, { context })
    expect(describedBy(field('开户网点'))).toContain('请先')
    expect(options).not.toHaveBeenCalled()
  })

  it('does not send the number of a card or a person as a code', () => {
    const { options, context } = spied()
    const bank = { ...ACCOUNT.properties.bank, format: 'bank-card' }
    renderForm(
      {
        schema: { ...ACCOUNT, properties: { ...ACCOUNT.properties, bank } },
        uiSchema: { branch: UI.branch },
      },
      { bank: '6214830104420491' },
      { context },
    )
    expect(field('开户网点').disabled).toBe(true)
    expect(options).not.toHaveBeenCalled()
  })

  it('appears in a review by the name of its option', async () => {
    const { options, context } = spied()
    const district = {
      'ui:widget': 'remoteSelect',
      'ui:options': { optionSource: 'region', within: { field: 'city' } },
    }
    await act(async () => {
      render(
        <FormReview
          form={compileForm({
            schema: {
              type: 'object',
              properties: {
                city: { type: 'string', title: '城市' },
                district: { type: 'string', title: '区县' },
              },
            },
            uiSchema: { district },
          })}
          data={{ city: '3101', district: '310115' }}
          context={context}
        />,
      )
    })
    expect(await screen.findByText('浦东新区')).toBeTruthy()
    expect(options).toHaveBeenCalledWith('region', { within: '3101', values: ['310115'] })
  })
})
