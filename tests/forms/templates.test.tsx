import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from './rendered-form.tsx'

const contacts = (limits: object = {}) => ({
  schema: {
    type: 'object',
    properties: {
      people: {
        type: 'array',
        title: '联系人',
        ...limits,
        items: {
          type: 'object',
          title: '联系人',
          properties: { name: { type: 'string', title: '姓名' } },
        },
      },
    },
  },
})

const people = (...names: string[]) => ({ people: names.map((name) => ({ name })) })
const names = () => screen.getAllByLabelText<HTMLInputElement>('姓名').map(({ value }) => value)
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('ArrayTemplate', () => {
  it('focuses the first field of an added group, and announces the number of items', async () => {
    const form = renderForm(contacts({ maxItems: 2 }), people('周岚'))
    await form.user.click(screen.getByRole('button', { name: '添加联系人' }))
    expect(document.activeElement).toBe(screen.getAllByLabelText('姓名')[1])
    expect(screen.getByRole('status').textContent).toBe('已添加联系人 2，共 2 项')
    expect(screen.queryByRole('button', { name: '添加联系人' })).toBeNull()
    expect(screen.getByText('已有 2 项，最多 2 项')).toBeTruthy()
  })

  it('removes an item at once, focuses the next one, and announces that it can be undone', async () => {
    const form = renderForm(contacts(), people('周岚', '李望', '许诺'))
    await form.user.click(screen.getByRole('button', { name: '删除联系人 1' }))
    expect(names()).toEqual(['李望', '许诺'])
    expect(focused()).toBe('删除联系人 1')
    expect(screen.getByRole('status').textContent).toBe('已删除联系人 1，还有 2 项，可以撤销')
    await form.user.click(screen.getByRole('button', { name: '删除联系人 2' }))
    expect(document.activeElement, 'nothing follows the last').toBe(
      screen.getByRole('button', { name: '添加联系人' }),
    )
  })

  it('restores a removed item, and keeps the values typed since', async () => {
    const form = renderForm(contacts(), people('周岚', '李望', '许诺'))
    await form.user.click(screen.getByRole('button', { name: '删除联系人 2' }))
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5)),
      'where it was',
    ).toEqual(['联系人 1', '已删除联系', '联系人 2'])
    await form.user.type(screen.getAllByLabelText('姓名')[1] as Element, '（财务）')
    await form.user.click(screen.getByRole('button', { name: '撤销：删除联系人 2' }))
    expect(names()).toEqual(['周岚', '李望', '许诺（财务）'])
    expect(form.data()).toEqual(people('周岚', '李望', '许诺（财务）'))
    expect(focused()).toBe('删除联系人 2')
    expect(screen.getByRole('status').textContent).toBe('已恢复联系人 2，共 3 项')
    expect(screen.queryByText('撤销')).toBeNull()
  })

  it('offers no undo for an empty item, or after another change of the list', async () => {
    const form = renderForm(contacts(), { people: [{ name: '周岚' }, {}] })
    await form.user.click(screen.getByRole('button', { name: '删除联系人 2' }))
    expect(screen.queryByText('撤销')).toBeNull()
    await form.user.click(screen.getByRole('button', { name: '删除联系人 1' }))
    expect(screen.getByText('撤销')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加联系人' }))
    await form.user.keyboard('{Enter}')
    expect(screen.queryByText('撤销')).toBeNull()
    expect(form.data()).toEqual({ people: [{}] })
  })

  it('focuses the copy of an item', async () => {
    const definition = contacts()
    const form = renderForm(
      { ...definition, uiSchema: { people: { 'ui:options': { copyable: true } } } },
      people('周岚', '李望'),
    )
    await form.user.click(screen.getByRole('button', { name: '复制联系人 1' }))
    expect(names()).toEqual(['周岚', '周岚', '李望'])
    expect(document.activeElement).toBe(screen.getAllByLabelText('姓名')[1])
    expect(screen.getByRole('status').textContent).toBe('已复制联系人 1，共 3 项')
  })

  it('keeps the focus on a moved group', async () => {
    const form = renderForm(contacts(), people('一', '二', '三'))
    await form.user.click(screen.getByRole('button', { name: '上移联系人 3' }))
    expect(names()).toEqual(['一', '三', '二'])
    expect(focused()).toBe('上移联系人 2')
    await form.user.keyboard('{Enter}')
    expect(names()).toEqual(['三', '一', '二'])
    expect(focused()).toBe('下移联系人 1')
  })

  it('labels the items of a list of texts by number', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        properties: {
          brands: { type: 'array', title: '品牌', items: { type: 'string', minLength: 2 } },
        },
      },
    })
    await form.user.click(screen.getByRole('button', { name: '添加品牌' }))
    await form.user.keyboard('海陵')
    await form.user.click(screen.getByRole('button', { name: '添加品牌' }))
    await form.user.type(screen.getByLabelText('品牌 2'), '江')
    expect(form.data()).toEqual({ brands: ['海陵', '江'] })
    expect(form.messages()).toEqual(['品牌 2请至少输入 2 个字'])
  })
})

describe('TabPanels', () => {
  const tabs = {
    schema: {
      type: 'object',
      required: ['parties'],
      properties: {
        parties: {
          type: 'object',
          title: '双方',
          required: ['buyer', 'seller'],
          properties: {
            no: { type: 'string', title: '合同编号' },
            buyer: party('买方'),
            seller: party('卖方'),
          },
        },
      },
    },
    uiSchema: { parties: { 'ui:options': { layout: 'tabs' } } },
  }

  it('keeps and checks the values of a hidden tab', async () => {
    const form = renderForm(tabs)
    expect(screen.getByLabelText('合同编号')).toBeTruthy()
    await form.user.type(screen.getByLabelText('买方名称'), '海陵')
    await form.user.click(screen.getByRole('tab', { name: '卖方' }))
    expect(screen.getByLabelText('买方名称').closest('[hidden]')).not.toBeNull()
    await form.user.type(screen.getByLabelText('卖方名称'), '江东')
    expect(form.data()).toEqual({ parties: { buyer: { name: '海陵' }, seller: { name: '江东' } } })
    expect(form.messages()).toEqual([])
  })

  it('marks the tabs with issues, and opens the one whose error is focused', async () => {
    const form = renderForm(tabs)
    expect(form.messages()).toEqual(['请输入买方名称', '请输入卖方名称'])
    const seller = screen.getByRole('tab', { name: '卖方 1 处需修改' })
    expect(seller.getAttribute('aria-selected')).toBe('false')
    form.ask((handle) => handle.focusError(1))
    expect(seller.getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('卖方名称'))
    await form.user.type(screen.getByLabelText('卖方名称'), '江东')
    await form.user.tab()
    expect(screen.getByRole('tab', { name: '卖方' })).toBe(seller)
  })

  it('divides the root of a form', async () => {
    const { parties } = tabs.schema.properties
    const form = renderForm({ schema: parties, uiSchema: { 'ui:options': { layout: 'tabs' } } })
    expect(screen.getByLabelText('合同编号').closest('[role=tabpanel]')).toBeNull()
    expect(form.messages()).toEqual(['请输入买方名称', '请输入卖方名称'])
    form.ask((handle) => handle.focusError(1))
    await form.user.type(screen.getByLabelText('卖方名称'), '江东')
    expect(form.data()).toEqual({ buyer: {}, seller: { name: '江东' } })
  })

  it('is navigated with the arrow keys', async () => {
    const form = renderForm(tabs)
    act(() => screen.getByRole('tab', { name: '买方' }).focus())
    await form.user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '卖方' }))
    expect(screen.getByRole('tabpanel', { name: '卖方' })).toBeTruthy()
  })
})

function party(title: string) {
  return {
    type: 'object',
    title,
    required: ['name'],
    properties: { name: { type: 'string', title: `${title}名称` } },
  }
}
