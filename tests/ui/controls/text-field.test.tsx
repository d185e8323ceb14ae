import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { withoutSeparators } from '#engine/formats/half-width.ts'
import { mobile } from '#engine/formats/mobile.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('号码')

const open = (value: string, clean: (typed: string) => string) => {
  const onChange = vi.fn<(value: string) => void>()
  const Host = () => {
    const [current, setCurrent] = useState(value)
    const change = (next: string) => {
      onChange(next)
      setCurrent(next)
    }
    return <TextField label="号码" value={current} clean={clean} onChange={change} />
  }
  render(<Host />)
  return onChange
}

const openMode = (inputMode: 'decimal' | 'numeric' | 'tel' | undefined) => {
  const onChange = vi.fn<(value: string) => void>()
  const Host = () => {
    const [value, setValue] = useState('')
    const change = (next: string) => {
      onChange(next)
      setValue(next)
    }
    return <TextField label="号码" inputMode={inputMode} value={value} onChange={change} />
  }
  render(<Host />)
  return onChange
}

/** Puts the caret into the field, and types there or pastes. */
const enter = async (at: number, text: string, way: 'keyboard' | 'paste') => {
  const user = userEvent.setup()
  await user.click(field())
  field().setSelectionRange(at, at)
  await user[way](text)
  return [field().value, field().selectionStart]
}

describe('TextField', () => {
  it('cleans what is typed in the middle, and keeps the caret there', async () => {
    const onChange = open('138001380', mobile.normalise)
    expect(await enter(3, '9', 'keyboard')).toEqual(['1389001380', 4])
    expect(await enter(4, ' ', 'keyboard')).toEqual(['1389001380', 4])
    expect(await enter(4, '-', 'keyboard')).toEqual(['1389001380', 4])
    expect(onChange).toHaveBeenLastCalledWith('1389001380')
  })

  it('cleans what is pasted in the middle, and puts the caret behind it', async () => {
    open('1256', withoutSeparators)
    expect(await enter(2, ' ３-4 ', 'paste')).toEqual(['123456', 4])
  })

  it('cleans a whole number, without the code of the country', async () => {
    open('', mobile.normalise)
    expect(await enter(0, '+86 138-0000-0001', 'paste')).toEqual(['13800000001', 11])
  })

  it.each([
    ['numeric', '６２２２－０２１ ２３４—５６', '622202123456'],
    ['tel', '138 0000-0001', '13800000001'],
    [undefined, '张\u200b三\u202e', '张三'],
  ] as const)('cleans by its input mode %s: %s is %s', async (inputMode, typed, cleaned) => {
    openMode(inputMode)
    expect((await enter(0, typed, 'paste'))[0]).toBe(cleaned)
  })

  it.each([
    [' ￥１，２３４．５０ 元', '1234.50'],
    ['４。３５％', '4.35'],
    ['5万元', '50000'],
    ['12,5', '12,5'],
  ])(
    'keeps a typed number %s on the screen until it is left, and passes on %s',
    async (typed, meant) => {
      const onChange = openMode('decimal')
      expect((await enter(0, typed, 'paste'))[0]).toBe(typed)
      expect(onChange).toHaveBeenLastCalledWith(meant)
      await userEvent.tab()
      expect(field().value).toBe(meant)
    },
  )

  it('shows the number that words mean', async () => {
    openMode('decimal')
    await enter(0, '1.2亿', 'keyboard')
    expect(screen.getByText('即 120,000,000')).toBeTruthy()
  })
})
