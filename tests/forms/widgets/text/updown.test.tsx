import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { oneField } from '../../one-field.ts'
import { renderForm } from '../../rendered-form.tsx'

const stepped = (keywords: object, x: number, key: 'ArrowUp' | 'ArrowDown'): unknown => {
  const form = renderForm(oneField({ type: 'number', ...keywords }, { 'ui:widget': 'updown' }), {
    x,
  })
  fireEvent.keyDown(screen.getByRole('spinbutton'), { key })
  return (form.data() as { x: unknown }).x
}

describe('a stepper', () => {
  it.each<[object, number, 'ArrowUp' | 'ArrowDown', number]>([
    [{}, 1, 'ArrowUp', 2],
    [{ minimum: 1 }, 1, 'ArrowDown', 1],
    [{ multipleOf: 0.01 }, 0.25, 'ArrowUp', 1.25],
    [{}, 5e-7, 'ArrowUp', 1.0000005],
    [{}, Number.MAX_SAFE_INTEGER, 'ArrowUp', Number.MAX_SAFE_INTEGER],
    [{}, -Number.MAX_SAFE_INTEGER, 'ArrowDown', -Number.MAX_SAFE_INTEGER],
  ])('of %o steps from %d by %s to %d', (keywords, from, key, to) => {
    expect(stepped(keywords, from, key)).toBe(to)
  })
})
