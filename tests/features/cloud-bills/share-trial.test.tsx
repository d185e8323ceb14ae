import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { ShareTrial } from '#src/features/cloud-bills/share-trial.tsx'

const payee = (id: string, open: string, payeeName = `持有方${id}`) => ({
  id,
  positionNo: `YX1-${id}`,
  holder: `持有方${id}`,
  payee: payeeName,
  amount: '50000.00',
  open,
  paid: '0.00',
})

/** 100,000.00 元 open at three holders, one of whom is financed; a fourth one is paid. */
const PAYEES = [
  payee('1', '33333.33'),
  payee('2', '33333.33', '华川商业银行'),
  payee('3', '33333.34'),
  payee('4', '0.00'),
]

describe('ShareTrial', () => {
  it('shows what each payee gets of a part, to the cent, and how it is shared out', async () => {
    const { container } = render(<ShareTrial payees={PAYEES} amount="100" />)
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '持有方1YX1-133.33 元33,333.33 元33,300.00 元',
      '华川商业银行（持有方2已融资）YX1-233.33 元33,333.33 元33,300.00 元',
      '持有方3YX1-333.34 元33,333.34 元33,300.00 元',
    ])
    expect(container.textContent).toContain('待付 × 100.00 ÷ 100,000.00')
    expect(container.textContent).toContain('合计正好是 100.00 元')
    expect((await axe.run(container)).violations).toEqual([])
  })

  it('shows that all of it settles every payee', () => {
    const { container } = render(<ShareTrial payees={PAYEES} amount="100000.00" />)
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(container.textContent).not.toContain('尾数')
  })

  it.each(['100000.01', '0', '1.234', 'x'])('says what is possible for %s', (amount) => {
    render(<ShareTrial payees={PAYEES} amount={amount} />)
    expect(screen.getByRole('status').textContent).toContain('不超过 100,000.00 元')
  })
})
