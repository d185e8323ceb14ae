import { describe, expect, it } from 'vitest'
import { isJsonObject } from '#engine/json/object.ts'
import type { Lifecycle } from '#schemas/lifecycles/lifecycle.ts'
import { isOwnPath } from '#src/platform/paths.ts'
import { recordPath } from '#src/records/record-paths.ts'

type Modules = Record<string, Readonly<Record<string, unknown>>>

const modules: Modules = import.meta.glob('../../schemas/lifecycles/*.ts', { eager: true })
const lifecycles = Object.values(modules)
  .flatMap(Object.values)
  .filter((one) => isJsonObject(one) && isJsonObject(one.actions)) as unknown as Lifecycle[]

/** Records that are shown on the screen of their loan. */
const WITH_LOAN = ['consultation', 'exemption']

/** The kinds of records about which customers get messages. */
const kinds = lifecycles
  .filter(({ actions }) => Object.values(actions).some(({ messages = [] }) => messages.length > 0))
  .map(({ kind }) => kind)
  .filter((kind) => !WITH_LOAN.includes(kind))

describe('recordPath', () => {
  it('leads to a screen for each kind about which there are messages', () => {
    expect(kinds.length).toBeGreaterThan(20)
    expect(kinds.filter((kind) => !isOwnPath(recordPath(kind, '7') ?? ''))).toEqual([])
  })

  it.each([
    ['redemption', '/foreclosure/detail/7/SH1'],
    ['pledgeRedemption', '/foreclosure/detailPledge/7/SH1'],
  ])('has the number of a %s', (kind, path) => {
    expect(recordPath(kind, '7', { redeemNo: 'SH1' })).toBe(path)
  })

  it('is undefined for a kind without a screen', () => {
    expect(recordPath('nothing', '7')).toBeUndefined()
  })
})
