import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Attachment } from '#schemas/api/files.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'

const one = (schema: object, uiSchema: object = {}, isRequired = true) => ({
  schema: {
    type: 'object',
    properties: { x: { title: '内容', ...schema } },
    ...(isRequired ? { required: ['x'] } : {}),
  },
  uiSchema: { x: { ...uiSchema } },
})

describe('formats', () => {
  it.each([
    ['mobile', '138 0001 0000', '13800010000', '第 2 位“x”不是数字，请输入 11 位手机号'],
    [
      'credit-code',
      '91310115ma3713240d',
      '91310115MA3713240D',
      '统一社会信用代码应为 18 位，现为 2 位',
    ],
    [
      'resident-id',
      '11010519491231002x',
      '11010519491231002X',
      '居民身份证号应为 18 位，现为 2 位',
    ],
    [
      'bank-card',
      '6222 7371 3240 4728 722',
      '6222737132404728722',
      '第 2 位“x”不是数字，银行卡号由 13 至 19 位数字组成',
    ],
    ['percent', '4.35%', '4.35', '“1x”不是数字，请只填写数字，单位为%'],
  ])(
    '%s stores the normalised value, and says what is wrong with an invalid one',
    async (format, typed, stored, words) => {
      const form = renderForm(one({ type: 'string', format }))
      await form.user.type(screen.getByLabelText('内容'), '1x')
      expect(form.messages()).toEqual([words])
      await form.user.clear(screen.getByLabelText('内容'))
      await form.user.type(screen.getByLabelText('内容'), typed)
      expect(form.messages()).toEqual([])
      expect(form.data()).toEqual({ x: stored })
    },
  )

  it('shows the message of the definition for a pattern', () => {
    const form = renderForm(
      one({ type: 'string', pattern: '^A' }, { 'ui:options': { patternMessage: '请以 A 开头' } }),
      { x: 'B' },
    )
    expect(form.messages()).toEqual(['请以 A 开头'])
  })
})

describe('money', () => {
  it('shows the amount in groups and in capitals, and stores a decimal string', async () => {
    const form = renderForm(one({ type: 'string', format: 'money' }, { 'ui:unit': '万元' }))
    const field = screen.getByLabelText<HTMLInputElement>('内容')
    await form.user.type(field, '1234.5')
    expect(field.value).toBe('1234.5')
    await form.user.tab()
    expect(field.value).toBe('1,234.5')
    expect(screen.getByText('12,345,000.00 元 · 人民币壹仟贰佰叁拾肆万伍仟元整')).toBeTruthy()
    expect(form.data()).toEqual({ x: '1234.5' })
  })
})

describe('textarea', () => {
  it('counts characters, and accepts text beyond the limit', async () => {
    const form = renderForm(one({ type: 'string', maxLength: 3 }, { 'ui:widget': 'textarea' }))
    await form.user.type(screen.getByLabelText('内容'), '一二三四')
    expect(screen.getByText('4 / 3')).toBeTruthy()
    expect(form.messages()).toEqual(['内容请不要超过 3 个字'])
  })
})

describe('checkboxes', () => {
  it('stores the values in the order of the options', async () => {
    const form = renderForm(
      one(
        { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['甲', '乙'] } },
        { 'ui:widget': 'checkboxes' },
      ),
    )
    expect(form.messages()).toEqual(['请选择内容'])
    await form.user.click(screen.getByLabelText('乙'))
    await form.user.click(screen.getByLabelText('甲'))
    expect(form.messages()).toEqual([])
    expect(form.data()).toEqual({ x: ['甲', '乙'] })
  })
})

describe('consent', () => {
  it('links only to pages of the portal and of the web', () => {
    renderForm(
      one(
        { type: 'boolean', const: true },
        {
          'ui:widget': 'consent',
          'ui:links': [
            { title: '甲', href: '/a' },
            { title: '乙', href: 'javascript:alert(1)' },
            { title: '丙', href: '//evil.example' },
          ],
        },
      ),
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a'])
  })
})

describe('the agreement of a consent', () => {
  it('can be read below the tick, which it is no part of', async () => {
    const agreement = { title: '征信查询授权书', paragraphs: ['一、查询范围', '二、授权期限'] }
    const form = renderForm(
      one(
        { type: 'boolean', const: true, title: '本企业授权查询征信信息' },
        { 'ui:widget': 'consent', 'ui:options': { agreement } },
      ),
    )
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
    const details = document.querySelector('details')
    expect(details?.open).toBe(false)
    await form.user.click(screen.getByText('查看《征信查询授权书》'))
    expect(details?.open).toBe(true)
    expect(form.data()).toEqual({})
    const text = screen.getByRole('region', { name: '征信查询授权书' })
    expect([...text.children].map((paragraph) => paragraph.textContent)).toEqual(
      agreement.paragraphs,
    )
    expect(text.tabIndex).toBe(0)
    await form.user.click(screen.getByRole('checkbox', { name: '本企业授权查询征信信息' }))
    expect(form.data()).toEqual({ x: true })
  })
})

describe('upload', () => {
  const definition = one({ type: 'array', maxItems: 2 }, { 'ui:widget': 'upload' })
  const pdf = (name = '执照.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  const choose = async (form: ReturnType<typeof renderForm>, ...files: File[]) => {
    const chooser = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (chooser) await form.user.upload(chooser, files)
  }

  it('stores an uploaded file, and removes it', async () => {
    const form = renderForm(definition)
    expect(form.messages()).toEqual(['请上传内容'])
    await choose(form, pdf())
    expect(await screen.findByText(/已上传/)).toBeTruthy()
    expect(form.messages()).toEqual([])
    expect(form.data()).toMatchObject({ x: [{ originalName: '执照.pdf' }] })
    await form.user.click(screen.getByRole('button', { name: '移除 执照.pdf' }))
    expect(form.data()).toEqual({ x: [] })
  })

  it('does not upload a file that the server would refuse, and shows the reason', async () => {
    const upload = vi.fn<FormContext['upload']>()
    const form = renderForm(definition, {}, { context: { ...sampleContext, upload } })
    const empty = new File([], '空.pdf')
    await choose(form, empty)
    expect(screen.getByText('这是一个空文件，请重新选择')).toBeTruthy()
    const large = pdf('大.pdf')
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
    await choose(form, large)
    expect(screen.getByText('文件超过 10 MB，请压缩后再上传')).toBeTruthy()
    await form.user.click(screen.getByRole('button', { name: '移除 空.pdf' }))
    await choose(form, new File(['MZ'], '程序.pdf'))
    expect(await screen.findByText('文件内容与类型不符，可能已损坏，请重新选择')).toBeTruthy()
    await form.user.click(screen.getByRole('button', { name: '移除 大.pdf' }))
    const lost = pdf('移走了.pdf')
    lost.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob
    await choose(form, lost)
    expect(await screen.findByText('文件无法读取，请重新选择')).toBeTruthy()
    expect(upload).not.toHaveBeenCalled()
  })

  it('uploads the original of a photo that can’t be made smaller, if it fits', async () => {
    const upload = vi.fn<FormContext['upload']>(sampleContext.upload)
    const form = renderForm(definition, {}, { context: { ...sampleContext, upload } })
    const photo = (name: string, mebibytes: number) => {
      const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' })
      Object.defineProperty(file, 'size', { value: mebibytes * 1024 * 1024 })
      return file
    }
    const fits = photo('厂房.jpg', 9)
    await choose(form, photo('全景.jpg', 11), fits)
    expect(await screen.findByText('文件超过 10 MB，请压缩后再上传')).toBeTruthy()
    expect(await screen.findByText(/已上传/)).toBeTruthy()
    expect(upload.mock.calls.map(([file]) => file)).toEqual([fits])
    expect(screen.queryByText(/缩小为/)).toBeNull()
  })

  it('blocks the step while a file is uploading, and can cancel it', async () => {
    let signal: AbortSignal | undefined
    const upload: FormContext['upload'] = (_, options) => {
      ;({ signal } = options)
      act(() => options.onProgress(0.4))
      return new Promise(() => undefined)
    }
    const form = renderForm(definition, {}, { context: { ...sampleContext, upload } })
    await choose(form, pdf())
    expect(await screen.findByText('40%')).toBeTruthy()
    expect(form.messages()).toEqual(['请等待文件上传完成'])
    await form.user.click(screen.getByRole('button', { name: '取消上传 执照.pdf' }))
    expect(signal?.aborted).toBe(true)
    expect(form.messages()).toEqual(['请上传内容'])
  })

  it('shows why an upload failed, and retries', async () => {
    const upload = vi
      .fn<FormContext['upload']>()
      .mockRejectedValueOnce(new Error('网络错误，请检查网络'))
      .mockImplementation(sampleContext.upload)
    const form = renderForm(definition, {}, { context: { ...sampleContext, upload } })
    await choose(form, pdf())
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy()
    expect(form.messages()).toEqual(['请重新上传或移除上传失败的文件'])
    await form.user.click(screen.getByRole('button', { name: '重新上传 执照.pdf' }))
    await waitFor(() => expect(form.messages()).toEqual([]))
  })

  it('leaves room and the chooser for files in the place of those that failed', async () => {
    const upload = vi
      .fn<FormContext['upload']>()
      .mockRejectedValueOnce(new Error('网络错误，请检查网络'))
      .mockImplementation(sampleContext.upload)
    const form = renderForm(definition, {}, { context: { ...sampleContext, upload } })
    await choose(form, new File([], '空.pdf'), pdf('断.pdf'))
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy()
    expect(screen.getByRole('button', { name: '选择文件：内容' })).toBeTruthy()
    await choose(form, pdf('1.pdf'), pdf('2.pdf'))
    await waitFor(() => expect(screen.getAllByText(/已上传/)).toHaveLength(2))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(form.messages()).toEqual([])
  })

  it('drops the request to wait when the upload is done', async () => {
    let arrive: (attachment: Attachment) => void = () => undefined
    const promise = new Promise<Attachment>((resolve) => {
      arrive = resolve
    })
    const onMend = vi.fn<(errors: readonly unknown[]) => void>()
    const context = { ...sampleContext, upload: () => promise }
    const form = renderForm(definition, {}, { context, onMend })
    await choose(form, pdf())
    expect(await screen.findByText('0%')).toBeTruthy()
    expect(form.messages()).toEqual(['请等待文件上传完成'])
    expect(screen.getByText('请等待文件上传完成')).toBeTruthy()
    await act(async () => arrive({ attachId: '1', originalName: '执照.pdf' } as Attachment))
    expect(await screen.findByText(/已上传/)).toBeTruthy()
    expect(screen.queryByText('请等待文件上传完成')).toBeNull()
    expect(onMend).toHaveBeenLastCalledWith([])
  })

  it('has a named place for each side of a card', async () => {
    const sides = one(
      { type: 'array', items: { type: 'object' }, minItems: 2, maxItems: 2 },
      { 'ui:widget': 'upload', 'ui:options': { places: ['人像面', '国徽面'] } },
    )
    const form = renderForm(sides)
    expect(form.messages()).toEqual(['请上传内容的人像面和国徽面'])
    const chooserOf = (place: string) =>
      within(screen.getByRole('group', { name: place })).getByLabelText<HTMLInputElement>(
        `内容 ${place}`,
      )
    await form.user.upload(chooserOf('国徽面'), pdf('背.pdf'))
    expect(await screen.findByText(/已上传/)).toBeTruthy()
    expect(form.messages()).toEqual(['请上传内容的人像面和国徽面'])
    await form.user.upload(chooserOf('人像面'), pdf('正.pdf'))
    await waitFor(() => expect(form.messages()).toEqual([]))
    expect(form.data()).toMatchObject({
      x: [
        { place: '人像面', originalName: '正.pdf' },
        { place: '国徽面', originalName: '背.pdf' },
      ],
    })
    await form.user.click(screen.getByRole('button', { name: '移除 正.pdf' }))
    expect(form.data()).toMatchObject({ x: [{ place: '国徽面' }] })
    expect(screen.getByRole('button', { name: '选择文件：内容 人像面' })).toBeTruthy()
  })

  it('accepts no more files than the maximum', async () => {
    const form = renderForm(definition)
    await choose(form, pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
    expect(await screen.findByText('最多上传 2 个文件，多出的没有添加')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText(/已上传/)).toHaveLength(2))
  })
})
