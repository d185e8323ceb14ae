import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { describe, expect, it, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import { FormReview } from '#src/forms/form-review.tsx'
import {
  applicationData,
  applicationForm,
} from '#src/workbench/gallery/specimens/application-form.ts'
import { sampleContext } from './sample-context.ts'

const show = (element: React.ReactNode) =>
  render(<ConfigProvider theme={{ zeroRuntime: true }}>{element}</ConfigProvider>)

const NO_FILE = {
  attachId: '',
  link: '',
  originalName: '',
  name: '',
  domain: '',
  size: undefined,
  createTime: '',
  digest: '',
}

const valueOf = (label: string) =>
  screen.getByText(label).parentElement?.querySelector('dd')?.textContent

describe('FormReview', () => {
  it('shows formatted values', async () => {
    show(
      <FormReview
        form={compileForm(applicationForm)}
        data={applicationData}
        context={sampleContext}
      />,
    )
    expect(await screen.findByText('制造业')).toBeTruthy()
    expect(await screen.findByText('上海市浦东新区')).toBeTruthy()
    expect(valueOf('申请金额')).toBe('1,409.50 元')
    expect(valueOf('企业类型')).toBe('有限责任公司')
    expect(valueOf('有担保人')).toBe('否')
    expect(valueOf('营业期限')).toBe('2016-05-18 至 2046-05-17')
    expect(valueOf('营业执照')).toBe('营业执照.pdf')
  })

  it.each([
    ['a title of rjsf’s layout', { 'ui:field': 'LayoutHeaderField' }],
    ['a hidden value, also by rjsf’s name', { 'ui:widget': 'HiddenWidget' }],
  ])('leaves out %s, which nobody can fill in', (_what, heading) => {
    const form = compileForm({
      schema: {
        type: 'object',
        properties: {
          heading: { type: 'string', title: '仓储' },
          keeper: { type: 'string', title: '保管人' },
        },
      },
      uiSchema: { heading },
    })
    show(<FormReview form={form} data={{ keeper: '张江仓储有限公司' }} context={sampleContext} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['保管人'])
  })

  it('names a file by the attachment detail where only its id was saved', async () => {
    const fileDetail = vi.fn((attachId: string) =>
      Promise.resolve({ ...NO_FILE, attachId, originalName: '营业执照.pdf', link: '/7' }),
    )
    const saved = [{ ...NO_FILE, attachId: '7' }]
    const form = compileForm({
      schema: { properties: { licence: { type: 'array', title: '执照' } } },
      uiSchema: { licence: { 'ui:widget': 'upload' } },
    })
    const context = { ...sampleContext, fileDetail, fileUrl: () => Promise.resolve('') }
    show(<FormReview form={form} data={{ licence: saved }} context={context} />)
    expect(await screen.findByRole('button', { name: '查看 营业执照.pdf' })).toBeTruthy()
    show(
      <FormReview
        form={form}
        data={{ licence: [{ ...saved[0], name: 'a.pdf' }] }}
        context={context}
      />,
    )
    expect(await screen.findByText('a.pdf')).toBeTruthy()
    expect(fileDetail.mock.calls).toEqual([['7']])
  })

  it('marks a value that differs from an official record', () => {
    const form = compileForm({
      schema: { type: 'object', properties: { name: { type: 'string', title: '法定代表人' } } },
      uiSchema: { name: { 'ui:options': { source: '/registry/name' } } },
    })
    const context = {
      ...sampleContext,
      collected: { registry: { name: '周明远' } },
      sourceNames: { registry: '工商登记信息' },
      officialSources: ['/registry/name'],
    }
    const { rerender } = render(
      <FormReview form={form} data={{ name: '沈嘉禾' }} context={context} />,
    )
    expect(screen.getByText('与工商登记信息不符，登记为：周明远')).toBeTruthy()
    rerender(<FormReview form={form} data={{ name: '周明远' }} context={context} />)
    expect(screen.queryByText(/不符/)).toBeNull()
  })

  it('shows no codes while their names load', async () => {
    let load: () => void = () => undefined
    const loaded = new Promise<void>((resolve) => {
      load = resolve
    })
    const options: FormContext['options'] = async (...query) => {
      await loaded
      return sampleContext.options(...query)
    }
    const form = compileForm(applicationForm)
    show(<FormReview form={form} data={applicationData} context={{ ...sampleContext, options }} />)
    expect(screen.getAllByText('…').length).toBeGreaterThan(1)
    expect(valueOf('注册地区')).toBe('…')
    load()
    expect(await screen.findByText('制造业')).toBeTruthy()
  })

  it('masks personal data until the customer reveals it', async () => {
    show(<FormReview form={compileForm(applicationForm)} data={applicationData} />)
    expect(screen.queryByText(/13800010000/)).toBeNull()
    expect(screen.getByRole('cell', { name: /138\*{4}0000/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '显示手机号码' }))
    expect(screen.getByText('13800010000')).toBeTruthy()
  })

  it('shows a list of groups as a table that scrolls by itself', () => {
    show(<FormReview form={compileForm(applicationForm)} data={applicationData} />)
    const table = within(screen.getByRole('region', { name: '联系人' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '序号',
      '姓名',
      '手机号码',
      '身份证号码',
      '收款银行卡号',
      '开户网点',
    ])
    expect(table.getByRole('cell', { name: '周岚' })).toBeTruthy()
  })

  it('names the selected branch, and shows the values of that branch only', () => {
    const definition = {
      schema: {
        type: 'object',
        properties: {
          payer: {
            type: 'object',
            title: '付款方',
            oneOf: [
              {
                title: '企业',
                properties: { creditCode: { type: 'string', title: '信用代码' } },
                required: ['creditCode'],
              },
              {
                title: '个人',
                properties: { personName: { type: 'string', title: '姓名' } },
                required: ['personName'],
              },
            ],
          },
        },
      },
    }
    show(<FormReview form={compileForm(definition)} data={{ payer: { personName: '周岚' } }} />)
    expect(valueOf('类型')).toBe('个人')
    expect(valueOf('姓名')).toBe('周岚')
    expect(screen.queryByText('信用代码')).toBeNull()
  })

  it.each<[string, object, object, unknown, string]>([
    [
      'the names of a list’s options',
      { type: 'array', uniqueItems: true, items: { type: 'integer', enum: [1, 2, 3] } },
      { 'ui:enumNames': ['一', '二', '三'] },
      [3, 1],
      '内容三、一',
    ],
    [
      'the name of an option that is an object',
      { type: 'object', enum: [{ lat: 31 }, { lat: 39 }] },
      { 'ui:enumNames': ['上海', '北京'] },
      { lat: 39 },
      '内容北京',
    ],
    [
      'the titles of options that have no const',
      {
        anyOf: [
          { enum: ['r'], title: '红' },
          { enum: ['g'], title: '绿' },
        ],
      },
      {},
      'g',
      '内容绿',
    ],
    [
      'the branch of a single value',
      {
        anyOf: [
          { type: 'string', title: '文字' },
          { type: 'integer', title: '数字' },
        ],
      },
      {},
      7,
      '类型数字内容7',
    ],
    [
      'the items of a tuple and the additional ones by their titles',
      {
        type: 'array',
        items: [
          { type: 'string', title: '甲' },
          { type: 'boolean', title: '乙' },
        ],
        additionalItems: { type: 'number', title: '余' },
      },
      {},
      ['a', true, 5, 6],
      '内容甲 1a乙 2是余 35余 46',
    ],
    [
      'the branch of each item of a list, by the title of the uiSchema',
      {
        type: 'array',
        items: {
          type: 'object',
          oneOf: [
            { properties: { a: { type: 'string', title: '甲' } }, required: ['a'] },
            { properties: { b: { type: 'string', title: '乙' } }, required: ['b'] },
          ],
        },
      },
      { items: { oneOf: [{ 'ui:title': '其一' }, { 'ui:title': '其二' }] } },
      [{ b: '2' }, { a: '1' }],
      '内容序号类型乙甲1其二22其一1',
    ],
  ])('shows %s', (_, schema, ui, value, text) => {
    const definition = {
      schema: { type: 'object', properties: { x: { title: '内容', ...schema } } },
      uiSchema: { x: ui },
    }
    show(<FormReview form={compileForm(definition)} data={{ x: value }} />)
    expect(document.body.textContent).toBe(text)
  })

  it('links each value and each list by its JSON pointer', async () => {
    const onChange = vi.fn<(pointer: string) => void>()
    show(
      <FormReview form={compileForm(applicationForm)} data={applicationData} onChange={onChange} />,
    )
    await userEvent.click(screen.getByRole('button', { name: '修改：申请金额' }))
    await userEvent.click(screen.getByRole('button', { name: '修改：联系人' }))
    expect(onChange.mock.calls).toEqual([['/application/amount'], ['/contacts']])
    expect(screen.queryByRole('button', { name: '修改：受理批次' }), 'read only').toBeNull()
  })

  it('shows computed values as committed, without a link to change them', () => {
    const computed = {
      schema: {
        type: 'object',
        properties: {
          day: { type: 'string', title: '申请日期', format: 'date' },
          fee: { type: 'string', title: '手续费', format: 'money' },
        },
      },
      uiSchema: {
        day: { 'ui:options': { computed: 'today()' } },
        fee: { 'ui:options': { computed: '1 + 1' } },
      },
    }
    show(
      <FormReview form={compileForm(computed)} data={{ day: '2020-01-01' }} onChange={vi.fn()} />,
    )
    expect(valueOf('申请日期')).toBe('2020-01-01')
    expect(valueOf('手续费')).toBe('未填写')
    expect(screen.queryByRole('button', { name: /修改/ })).toBeNull()
  })

  it('marks what has changed since an earlier version, with the old value', () => {
    const { application, contacts } = applicationData
    const earlier = {
      ...applicationData,
      application: { ...application, amount: '900', purpose: '其他', purposeNote: '购置设备一台' },
      contacts: [...contacts, { name: '许诺', mobile: '13900010000' }],
    }
    show(
      <FormReview form={compileForm(applicationForm)} data={applicationData} earlier={earlier} />,
    )
    expect(valueOf('申请金额')).toBe('1,409.50 元 已修改原：900.00 元')
    expect(screen.getAllByText('已修改')).toHaveLength(2)
    const removed = within(screen.getByRole('heading', { name: '已删除' }).parentElement!)
    expect(removed.getByText('购置设备一台')).toBeTruthy()
    expect(removed.getByText('许诺')).toBeTruthy()
    expect(removed.queryByText('13900010000'), 'masked as ever').toBeNull()
  })

  it('leaves out fields that do not apply, and marks empty values', () => {
    show(<FormReview form={compileForm(applicationForm)} data={{}} />)
    expect(screen.queryByText('用途说明')).toBeNull()
    expect(valueOf('企业名称')).toBe('未填写')
  })
})

describe('ErrorSummary', () => {
  it('links to each field with its own message', async () => {
    const onSelect = vi.fn<(index: number) => void>()
    const errors = ['请输入企业名称', '请选择用途'].map((message, index) => ({
      pointer: `/${index}`,
      fieldId: `f_${index}`,
      label: '',
      message,
    }))
    show(<ErrorSummary errors={errors} onSelect={onSelect} />)
    expect(screen.getByRole('alert', { name: '请检查以下内容' }).tabIndex).toBe(-1)
    await userEvent.click(screen.getByRole('link', { name: '请选择用途' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('renders nothing without errors', () => {
    show(<ErrorSummary errors={[]} onSelect={() => undefined} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
