import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FormContext, OptionPage } from '#src/forms/model/form-types.ts'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'

const dictionary = oneField(
  { type: 'string' },
  { 'ui:widget': 'dictionary', 'ui:dictionary': 'industry' },
)
const branch = oneField({ type: 'string' }, { 'ui:widget': 'bankBranch' })

/** Lists the visible names of the options in the open list. */
const shownOptions = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)

/** Presses a key with its key code, which antd's select reads and simulated keys lack. */
const press = (key: string, which: number) =>
  fireEvent.keyDown(screen.getByRole('combobox', { name: '内容' }), { key, which, keyCode: which })

const many = (count: number, from = 1): OptionPage['options'] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(from + index),
    label: `选项 ${from + index}`,
  }))

describe('dictionary', () => {
  it('shows the name of the stored option without loading the list', async () => {
    const options = vi.fn(sampleContext.options)
    renderForm(dictionary, { x: '2' }, { context: { ...sampleContext, options } })
    expect(await screen.findByText('批发和零售业')).toBeTruthy()
    expect(options).toHaveBeenCalledExactlyOnceWith('dictionary', {
      within: 'industry',
      values: ['2'],
    })
  })

  it('stores the key of the selected entry, also by keyboard', async () => {
    const form = renderForm(dictionary)
    expect(form.messages()).toEqual(['请选择内容'])
    await form.user.click(screen.getByRole('combobox', { name: '内容' }))
    await waitFor(() => expect(shownOptions()).toContain('制造业'))
    press('ArrowDown', 40)
    press('Enter', 13)
    expect(form.data()).toEqual({ x: '2' })
    expect(form.messages()).toEqual([])
  })

  it('offers a retry when a name fails to load', async () => {
    const options = vi
      .fn<FormContext['options']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(sampleContext.options)
    renderForm(dictionary, { x: '1' }, { context: { ...sampleContext, options } })
    const retry = await screen.findByRole('button', { name: /重\s*试/ })
    expect(screen.getByText('1')).toBeTruthy()
    fireEvent.click(retry)
    expect(await screen.findByText('制造业')).toBeTruthy()
  })

  it('offers a retry when the list fails to load', async () => {
    const options = vi
      .fn<FormContext['options']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(sampleContext.options)
    const form = renderForm(dictionary, {}, { context: { ...sampleContext, options } })
    await form.user.click(screen.getByRole('combobox', { name: '内容' }))
    await form.user.click(await screen.findByRole('button', { name: '点此重试' }))
    await waitFor(() => expect(shownOptions()).toContain('制造业'))
  })

  it('shows a message if nothing matches', async () => {
    const form = renderForm(dictionary)
    await form.user.type(screen.getByRole('combobox', { name: '内容' }), '没有')
    expect(await screen.findByText('没有匹配的选项，请换个词再试')).toBeTruthy()
  })

  it('stores several values in a list', async () => {
    const form = renderForm(
      oneField(
        { type: 'array', items: { type: 'string' } },
        { 'ui:widget': 'dictionary', 'ui:dictionary': 'industry' },
      ),
      { x: ['3'] },
    )
    expect(await screen.findByText('建筑业')).toBeTruthy()
    await form.user.click(screen.getByRole('combobox', { name: '内容' }))
    await form.user.click(await screen.findByTitle('制造业'))
    expect(form.data()).toEqual({ x: ['3', '1'] })
  })
})

describe('bankBranch', () => {
  it('finds a branch on the server, and stores its code', async () => {
    const options = vi.fn(sampleContext.options)
    const form = renderForm(branch, {}, { context: { ...sampleContext, options } })
    const field = screen.getByRole('combobox', { name: '内容' })
    await form.user.type(field, '深圳南山')
    await waitFor(() =>
      expect(options).toHaveBeenLastCalledWith('bankBranch', {
        within: '',
        keyword: '深圳南山',
        page: 1,
      }),
    )
    const item = await screen.findByText('招商银行股份有限公司深圳南山支行')
    await form.user.click(item)
    const { x } = form.data() as { x: string }
    expect(x).toMatch(/^308584\d{6}$/)
    expect(screen.getByText(`联行号 ${x}`)).toBeTruthy()
  })
})

describe('remoteSelect', () => {
  it('loads the next page at the end of the list', async () => {
    const options = vi.fn<FormContext['options']>((_, { page = 1 }) =>
      Promise.resolve({ options: many(20, page * 20 - 19), isLast: page === 2 }),
    )
    const form = renderForm(
      oneField(
        { type: 'string' },
        { 'ui:widget': 'remoteSelect', 'ui:options': { optionSource: 'region' } },
      ),
      {},
      { context: { ...sampleContext, options } },
    )
    await form.user.click(screen.getByRole('combobox', { name: '内容' }))
    await waitFor(() => expect(shownOptions()).toContain('选项 1'))
    fireEvent.scroll(
      document.querySelector('.ant-select-dropdown [class$="list-holder"]') as Element,
    )
    await waitFor(() =>
      expect(options).toHaveBeenLastCalledWith('region', { within: '00', keyword: '', page: 2 }),
    )
  })

  it.each([
    ['remoteSelect', { optionSource: 'https://evil.example/options' }],
    ['remoteSelect', { optionSource: 'toString' }],
    ['remoteSelect', {}],
    ['dictionary', {}],
    ['dictionary', { dictionary: '//evil.example' }],
    ['bankBranch', { bank: '../1' }],
  ])('%s requests nothing for %o', async (widget, uiOptions) => {
    const options = vi.fn<FormContext['options']>()
    const form = renderForm(
      oneField({ type: 'string' }, { 'ui:widget': widget, 'ui:options': uiOptions }),
      { x: '1' },
      { context: { ...sampleContext, options } },
    )
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: '内容' })
    await form.user.click(field)
    expect(field.disabled).toBe(true)
    expect(options).not.toHaveBeenCalled()
    expect(within(document.body).getByText('内容暂时没有选项')).toBeTruthy()
  })
})

describe('region', () => {
  const region = oneField({ type: 'array', items: { type: 'string' } }, { 'ui:widget': 'region' })
  const spied = () => vi.fn<FormContext['options']>(sampleContext.options)
  const column = (label: string) => screen.findByTitle(label)

  it('shows the names of the stored regions, and loads each list once', async () => {
    const options = spied()
    renderForm(region, { x: ['31', '3101', '310115'] }, { context: { ...sampleContext, options } })
    expect(await screen.findByText('上海市 / 市辖区 / 浦东新区')).toBeTruthy()
    expect(options.mock.calls.map(([, { within: code }]) => code).toSorted()).toEqual([
      '00',
      '31',
      '3101',
    ])
  })

  it('lists the parts of an opened region, and stores the path', async () => {
    const form = renderForm(region)
    await form.user.click(await screen.findByRole('combobox', { name: '内容' }))
    for (const label of ['浙江省', '杭州市', '西湖区']) await form.user.click(await column(label))
    expect(form.data()).toEqual({ x: ['33', '3301', '330106'] })
  })

  it.each([
    ['the country', '00'],
    ['a region that the stored one lies in', '31'],
  ])('offers a retry when %s fails to load', async (_, failing) => {
    let isOffline = true
    const options: FormContext['options'] = (source, query) =>
      isOffline && query.within === failing
        ? Promise.reject(new Error('offline'))
        : sampleContext.options(source, query)
    const form = renderForm(
      region,
      { x: ['31', '3101', '310101'] },
      { context: { ...sampleContext, options } },
    )
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole<HTMLButtonElement>('combobox', { name: '内容' }).disabled).toBe(true)
    isOffline = false
    await form.user.click(retry)
    expect(await screen.findByText('上海市 / 市辖区 / 黄浦区')).toBeTruthy()
  })

  it('offers a retry when the parts of an opened region fail to load', async () => {
    let isOffline = true
    const options: FormContext['options'] = (source, query) =>
      isOffline && query.within === '33'
        ? Promise.reject(new Error('offline'))
        : sampleContext.options(source, query)
    const form = renderForm(region, {}, { context: { ...sampleContext, options } })
    await form.user.click(await screen.findByRole('combobox', { name: '内容' }))
    await form.user.click(await column('浙江省'))
    const retry = await screen.findByRole('button', { name: '重试' })
    isOffline = false
    await form.user.click(retry)
    await form.user.click(screen.getByRole('combobox', { name: '内容' }))
    await form.user.click(await column('浙江省'))
    expect(await column('杭州市')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  describe('searched by name', () => {
    const field = () => screen.getByRole('combobox', { name: '内容' })
    const paths = () =>
      [...document.querySelectorAll('.ant-cascader-menu-item')].map(
        ({ textContent }) => textContent,
      )

    it('finds a city on the server, and stores the path of a district, by keyboard', async () => {
      const options = spied()
      const form = renderForm(region, {}, { context: { ...sampleContext, options } })
      await form.user.click(await screen.findByRole('combobox', { name: '内容' }))
      await form.user.type(field(), '杭州')
      await waitFor(() => expect(paths()).toEqual(['浙江省 / 杭州市 / 西湖区']))
      expect(options).toHaveBeenLastCalledWith('region', { within: '', keyword: '杭州', page: 1 })
      press('ArrowDown', 40)
      press('Enter', 13)
      expect(form.data()).toEqual({ x: ['33', '3301', '330106'] })
      expect(await screen.findByText('浙江省 / 杭州市 / 西湖区')).toBeTruthy()
    })

    it('says that nothing matches', async () => {
      const form = renderForm(region)
      await form.user.click(await screen.findByRole('combobox', { name: '内容' }))
      await form.user.type(field(), '没有这里')
      expect(await screen.findByText('没有匹配的地区，请换个词再试')).toBeTruthy()
    })

    it('searches the loaded regions where the server has no search', async () => {
      const options: FormContext['options'] = (source, query) =>
        query.within === ''
          ? Promise.reject(new Error('404'))
          : sampleContext.options(source, query)
      const form = renderForm(
        region,
        { x: ['31', '3101', '310101'] },
        { context: { ...sampleContext, options } },
      )
      await form.user.click(await screen.findByRole('combobox', { name: '内容' }))
      await form.user.type(field(), '浦东')
      await waitFor(() => expect(paths()).toEqual(['上海市 / 市辖区 / 浦东新区']))
      press('ArrowDown', 40)
      press('Enter', 13)
      expect(form.data()).toEqual({ x: ['31', '3101', '310115'] })
    })
  })
})
