import { describe, expect, it } from 'vitest'
import {
  ApiError,
  isConnectionFailure,
  isOutcomeUnknown,
  type ApiErrorKind,
} from '#src/api/api-error.ts'

const failure = (kind: ApiErrorKind, code?: number) =>
  new ApiError('失败', { kind, call: 'process.save', ...(code !== undefined && { code }) })

describe('a failed call', () => {
  it.each([
    ['timeout', undefined, true, true],
    ['network', undefined, true, true],
    ['unreadable', 502, true, true],
    ['aborted', undefined, true, false],
    ['contract', undefined, true, false],
    ['rejected', 500, true, false],
    ['rejected', 499, false, false],
    ['conflict', 409, false, false],
    ['unauthorized', 401, false, false],
  ] as const)(
    'of kind %s with code %s: unknown outcome %s, failed connection %s',
    (kind, code, isUnknown, isConnection) => {
      expect(isOutcomeUnknown(failure(kind, code))).toBe(isUnknown)
      expect(isConnectionFailure(failure(kind, code))).toBe(isConnection)
    },
  )

  it('is neither where it is another error', () => {
    expect(isOutcomeUnknown(new Error('timeout'))).toBe(false)
    expect(isConnectionFailure(new Error('timeout'))).toBe(false)
  })
})
