import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RecordTimeline } from '#src/records/record-timeline.tsx'
import { RecordCallsContext, type RecordCalls } from '#src/records/use-record.ts'

const event = (role: string, label: string) => ({
  action: label,
  label,
  status: '审批中',
  role,
  actor: '',
  reason: '',
  businessDate: '2026-11-20',
  time: '2026-11-20 09:30:00',
})

const TIMELINE = [
  event('owner', '提交申请'),
  event('coreEnterprise', '确认贸易背景'),
  event('operator', '批准'),
]

/** Returns who acted, newest first, as it is read by one that takes a part. */
const actorsFor = (reader: string) => {
  render(<RecordTimeline timeline={TIMELINE} reader={reader} />)
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /(平台|核心企业|本企业|对方|客户)/.exec(textContent ?? '')?.[0])
}

describe('RecordTimeline', () => {
  it.each([
    ['owner', ['平台', '核心企业', '本企业']],
    ['coreEnterprise', ['平台', '本企业', '对方']],
    ['', ['平台', '核心企业', '本企业']],
  ])('names those who acted for the part %j', (reader, expected) => {
    expect(actorsFor(reader)).toEqual(expected)
  })

  it('names the customer for an operator', () => {
    const calls = { owner: '客户' } as RecordCalls
    render(
      <RecordCallsContext value={calls}>
        <RecordTimeline timeline={TIMELINE} reader="operator" />
      </RecordCallsContext>,
    )
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts[2]).toContain('客户 · 审批中')
    expect(texts[1]).toContain('核心企业 · 审批中')
  })
})
