import { describe, expect, it } from 'vitest'
import { messageTime } from '#src/features/messages/message-time.ts'

describe('messageTime', () => {
  it.each([
    ['2026年11月20日 09:30', '2026-11-20 09:30'],
    ['2026年1月2日 09:30', '2026-01-02 09:30'],
    ['2026年11月20 09:30:15', '2026-11-20 09:30:15'],
    ['2026年11月20日', '2026-11-20'],
    ['昨天', '昨天'],
    ['', ''],
  ])('says %s as %s', (spoken, written) => {
    expect(messageTime(spoken)).toBe(written)
  })
})
