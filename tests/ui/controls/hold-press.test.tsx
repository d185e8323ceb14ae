import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdPress } from '#src/ui/controls/hold-press.ts'

/** Presses the button at (100, 200) and releases over the text below it, which the browser then clicks. */
const pressAndMiss = (releasedAt: { clientX: number; clientY: number }) => {
  const onClick = vi.fn()
  render(
    <main>
      <button onMouseDown={holdPress} onClick={onClick}>
        下一步
      </button>
      <p>提示</p>
    </main>,
  )
  fireEvent.mouseDown(screen.getByRole('button'), { clientX: 100, clientY: 200 })
  fireEvent.click(screen.getByText('提示'), releasedAt)
  return onClick
}

test('a button that moved away under the finger is clicked by the press', () => {
  expect(pressAndMiss({ clientX: 101, clientY: 200 })).toHaveBeenCalledOnce()
})

test('a press that is dragged off the button is given up', () => {
  const onClick = pressAndMiss({ clientX: 100, clientY: 260 })
  fireEvent.click(screen.getByText('提示'), { clientX: 100, clientY: 200 })
  expect(onClick).not.toHaveBeenCalled()
})

test('a press that no click followed does not make a later click the button’s', () => {
  const onClick = pressAndMiss({ clientX: 100, clientY: 260 })
  fireEvent.mouseDown(screen.getByRole('button'), { clientX: 100, clientY: 200 })
  fireEvent.mouseDown(screen.getByText('提示'), { clientX: 100, clientY: 200 })
  fireEvent.click(screen.getByText('提示'), { clientX: 100, clientY: 200 })
  expect(onClick).not.toHaveBeenCalled()
})

test('a button that stays where it is is clicked once', () => {
  const onClick = pressAndMiss({ clientX: 100, clientY: 260 })
  fireEvent.mouseDown(screen.getByRole('button'), { clientX: 100, clientY: 200 })
  fireEvent.click(screen.getByRole('button'), { clientX: 100, clientY: 200 })
  expect(onClick).toHaveBeenCalledOnce()
})
