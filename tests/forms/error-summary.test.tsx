import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorSummary } from '#src/forms/error-summary.tsx'

it('names the field of each error, once', () => {
  const issue = (label: string, message: string) => ({
    pointer: '',
    fieldId: label,
    label,
    message,
  })
  const errors = [
    issue('联系手机', '手机号共 11 位，现为 10 位'),
    issue('用途', '请选择用途'),
    issue('', '请填写完整'),
  ]
  render(<ErrorSummary errors={errors} onSelect={() => undefined} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '联系手机：手机号共 11 位，现为 10 位',
    '请选择用途',
    '请填写完整',
  ])
})
