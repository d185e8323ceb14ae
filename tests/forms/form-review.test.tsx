import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { describe, expect, it, vi } from 'vitest'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import { FormReview } from '#src/forms/form-review.tsx'
import { galleryData, galleryForm } from './gallery/gallery-form.ts'
import { sampleContext } from './sample-context.ts'

const show = (element: React.ReactNode) =>
  render(<ConfigProvider theme={{ zeroRuntime: true }}>{element}</ConfigProvider>)

const answer = (label: string) =>
  screen.getByText(label).parentElement?.querySelector('dd')?.textContent

describe('FormReview', () => {
  it('shows answers as people read them', async () => {
    show(<FormReview definition={galleryForm} data={galleryData} context={sampleContext} />)
    expect(await screen.findByText('制造业')).toBeTruthy()
    expect(await screen.findByText('上海市 市辖区 浦东新区')).toBeTruthy()
    expect(answer('申请金额')).toBe('1,409.50 元')
    expect(answer('企业类型')).toBe('有限责任公司')
    expect(answer('有担保人')).toBe('否')
    expect(answer('营业期限')).toBe('2016-05-18 至 2046-05-17')
    expect(answer('营业执照')).toBe('营业执照.pdf')
  })

  it('masks personal data until it is asked for', async () => {
    show(<FormReview definition={galleryForm} data={galleryData} />)
    expect(screen.queryByText(/13800010000/)).toBeNull()
    expect(answer('手机号码')).toContain('138****0000')
    await userEvent.click(screen.getByRole('button', { name: '显示手机号码' }))
    expect(answer('手机号码')).toContain('13800010000')
  })

  it('leaves out what does not apply, and says what was not answered', () => {
    show(<FormReview definition={galleryForm} data={{}} />)
    expect(screen.queryByText('用途说明')).toBeNull()
    expect(answer('企业名称')).toBe('未填写')
  })
})

describe('ErrorSummary', () => {
  it('leads to each field in its own words', async () => {
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

  it('is not there without errors', () => {
    show(<ErrorSummary errors={[]} onSelect={() => undefined} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
