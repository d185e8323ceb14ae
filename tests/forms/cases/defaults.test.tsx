import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from '#engine/form/wire.ts'
import { renderForm } from '../rendered-form.tsx'
import { formOfCase } from './read-case.ts'

/** Returns the values of a form after they were saved and read again. */
const reread = (form: ReturnType<typeof formOfCase>, data: unknown): unknown =>
  fromWire(form, JSON.parse(JSON.stringify(toWire(form, data))))

describe('the defaults of case 13', () => {
  const plan = formOfCase('13')

  it('fill lists, rows and members that were never saved', () => {
    expect(renderForm(plan).data()).toEqual({
      l: ['钢材', '铝材'],
      m: [{ b: '工行' }, { b: '工行' }],
      d: '采购',
      nn: 12,
      bb: true,
    })
  })

  it('stay away once they were cleared, also after a reload', async () => {
    const form = renderForm(plan)
    for (const item of ['品类 2', '品类 1'])
      await form.user.click(screen.getByRole('button', { name: `删除${item}` }))
    const [bank] = screen.getAllByLabelText('行名')
    for (const input of [bank!, screen.getByLabelText('用途'), screen.getByLabelText('期数')])
      await form.user.clear(input)
    await form.user.click(screen.getByLabelText('同意'))
    await form.user.tab()
    const cleared = { l: [], m: [{}, { b: '工行' }], bb: false }
    expect(form.data()).toEqual(cleared)
    const saved = reread(plan, form.data())
    form.unmount()
    expect(renderForm(plan, saved).data()).toEqual(cleared)
  })
})

it('the reference of case 40, in percent-encoding, leads to its fields', async () => {
  const form = renderForm(formOfCase('40'))
  await form.user.type(screen.getByLabelText('城市'), '杭州')
  await form.user.tab()
  expect(form.data()).toEqual({ addr: { city: '杭州' } })
})
