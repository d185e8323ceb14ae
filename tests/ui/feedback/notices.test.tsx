import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Notices } from '#src/ui/feedback/notices.tsx'
import styles from '#src/ui/feedback/notices.module.css'
import { notify } from '#src/ui/feedback/notify.ts'

const end = (text: string, animationName: string | undefined) =>
  fireEvent.animationEnd(screen.getByText(text), { animationName })

describe('notify', () => {
  it('shows a repeated notice once, as a status, until it has faded', () => {
    render(<Notices />)
    act(() => notify.warning('当前已经有申请中的产品'))
    act(() => notify.warning('当前已经有申请中的产品'))
    expect(screen.getByRole('status').textContent).toContain('当前已经有申请中的产品')
    expect(screen.getAllByText('当前已经有申请中的产品')).toHaveLength(1)
    end('当前已经有申请中的产品', styles.enter)
    expect(screen.queryByText('当前已经有申请中的产品')).not.toBeNull()
    end('当前已经有申请中的产品', styles.leave)
    expect(screen.queryByText('当前已经有申请中的产品')).toBeNull()
  })
})
