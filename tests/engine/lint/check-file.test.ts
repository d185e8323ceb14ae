import { describe, expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import { entry, processOf } from '../process/definitions.ts'

describe('checkProcessFile', () => {
  const file = {
    ...processOf(entry(1)),
    goodsTypes: [1],
    type: 1,
    version: 1,
  }

  it('accepts a whole file', () => {
    expect(checkProcessFile(file).diagnostics).toEqual([])
  })

  it.each([
    ['a list', [], ''],
    ['a name that is missing', { ...file, processName: undefined }, '/processName'],
    ['a key with a space', { ...file, processKey: 'a b' }, '/processKey'],
    ['no product types', { ...file, goodsTypes: [] }, '/goodsTypes'],
    ['a product type that is text', { ...file, goodsTypes: [1, '2'] }, '/goodsTypes/1'],
    ['no kind of account', { ...file, accounts: [] }, '/accounts'],
    ['an unknown kind of account', { ...file, accounts: ['company'] }, '/accounts/0'],
    ['type 0', { ...file, type: 0 }, '/type'],
    ['a version with a fraction', { ...file, version: 1.5 }, '/version'],
  ])('reports invalid-file for %s and still compiles what it can', (_, wrong, pointer) => {
    const { diagnostics, plan, file: read } = checkProcessFile(wrong)
    expect(diagnostics).toMatchObject([{ code: 'invalid-file', severity: 'error', pointer }])
    expect(read).toBeUndefined()
    expect(plan?.steps.length).toBe(Array.isArray(wrong) ? undefined : 1)
  })
})
