import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Portrait } from '#src/ui/display/portrait.tsx'

const draw = (picture: string) => <Portrait picture={picture} name="宏远科技" className="letter" />

describe('Portrait', () => {
  it('is the first letter of the name without a picture', () => {
    const { container } = render(draw(''))
    expect(container.textContent).toBe('宏')
    expect(container.querySelector('img')).toBeNull()
  })

  it('is the picture, hidden like the letter: the name stands beside it', () => {
    const { container } = render(draw('https://files.test/a.png'))
    expect(container.querySelector('.letter[aria-hidden="true"] img')).toHaveProperty(
      'src',
      'https://files.test/a.png',
    )
    expect(container.textContent).toBe('')
  })

  it('is the letter again where the picture cannot be seen, until there is another one', () => {
    const { container, rerender } = render(draw('https://files.test/a.png'))
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.textContent).toBe('宏')
    rerender(draw('https://files.test/b.png'))
    expect(container.querySelector('img')).toHaveProperty('src', 'https://files.test/b.png')
  })
})
