import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { boxOf, drawStroke } from '#src/forms/widgets/signature/strokes.ts'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'

const pen = () => {
  const drawn: string[] = []
  const note =
    (name: string) =>
    (...at: number[]) => {
      drawn.push([name, ...at].join(' '))
    }
  return {
    drawn,
    beginPath: note('begin'),
    moveTo: note('move'),
    lineTo: note('line'),
    quadraticCurveTo: note('curve'),
    stroke: note('stroke'),
  }
}

describe('drawStroke', () => {
  it('draws curves through the midpoints, from the first point to the last', () => {
    const paper = pen()
    drawStroke(paper, [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ])
    expect(paper.drawn).toEqual(['begin', 'move 0 0', 'curve 10 0 10 5', 'line 10 10', 'stroke'])
  })

  it('draws a dot for a tap', () => {
    const paper = pen()
    drawStroke(paper, [{ x: 3, y: 4 }])
    expect(paper.drawn).toEqual(['begin', 'move 3 4', 'line 3.1 4', 'stroke'])
  })
})

describe('boxOf', () => {
  it('contains every point with its margin', () => {
    const point = fc.record({ x: fc.integer(), y: fc.integer() })
    fc.assert(
      fc.property(fc.array(fc.array(point)), fc.nat(20), (strokes, margin) => {
        const box = boxOf(strokes, margin)
        expect(box === undefined).toBe(strokes.flat().length === 0)
        if (!box) return
        for (const { x, y } of strokes.flat()) {
          expect(x - margin).toBeGreaterThanOrEqual(box.x)
          expect(x + margin).toBeLessThanOrEqual(box.x + box.width)
          expect(y - margin).toBeGreaterThanOrEqual(box.y)
          expect(y + margin).toBeLessThanOrEqual(box.y + box.height)
        }
      }),
    )
  })
})

describe('signature', () => {
  const definition = oneField(
    { type: 'array', items: { type: 'object' }, maxItems: 1 },
    { 'ui:widget': 'signature' },
  )
  const signed = { attachId: '7', originalName: '签名.png', link: '/api/f/7' }

  it('requires a signature, and the confirmation of one that was begun', async () => {
    const form = renderForm(definition)
    expect(form.messages()).toEqual(['请完成内容'])
    await form.user.click(screen.getByRole('radio', { name: '输入姓名' }))
    await form.user.type(screen.getByLabelText('内容：签名人姓名'), '周岚')
    expect(form.messages()).toEqual(['请点击“使用此签名”，完成签名'])
    await form.user.clear(screen.getByLabelText('内容：签名人姓名'))
    expect(form.messages()).toEqual(['请完成内容'])
  })

  it('accepts an uploaded PNG or JPEG image', async () => {
    const form = renderForm(definition)
    await form.user.click(screen.getByRole('radio', { name: '上传图片' }))
    const chooser = screen.getByLabelText<HTMLInputElement>('内容图片')
    expect(chooser.accept).toBe('.png,.jpg,.jpeg')
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
    await form.user.upload(chooser, new File([png], '签名.png', { type: 'image/png' }))
    expect(await screen.findByRole('img', { name: '内容：已签名' })).toBeTruthy()
    expect(form.data()).toMatchObject({ x: [{ originalName: '签名.png' }] })
    await form.user.click(screen.getByRole('button', { name: '重新签名' }))
    expect(form.messages()).toEqual(['请完成内容'])
  })

  it('shows the stored signature', async () => {
    const fileUrl = vi.fn<NonNullable<FormContext['fileUrl']>>().mockResolvedValue('blob:signature')
    const context = { ...sampleContext, fileUrl }
    renderForm(definition, { x: [signed] }, { context, readOnly: true })
    const picture = await screen.findByRole('img', { name: '内容：已签名' })
    expect(picture.getAttribute('src')).toBe('blob:signature')
    expect(fileUrl).toHaveBeenCalledExactlyOnceWith(signed)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows that it is signed if the image fails to load', async () => {
    const fileUrl = () => Promise.reject(new Error('offline'))
    renderForm(definition, { x: [signed] }, { context: { ...sampleContext, fileUrl } })
    expect(await screen.findByText('已签名（签名.png）')).toBeTruthy()
  })
})
