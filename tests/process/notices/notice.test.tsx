import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Notice } from '#src/process/notices/notice.tsx'

describe('Notice', () => {
  it('scrolls into view as an alert, and not otherwise', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    // The setup's stand-in counts what earlier tests of the process called.
    scroll.mockClear()
    const { rerender } = render(<Notice tone="info" title="提示" />)
    expect(scroll).not.toHaveBeenCalled()
    rerender(<Notice alert tone="danger" title="没有保存成功" />)
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')])
    scroll.mockRestore()
  })
})
