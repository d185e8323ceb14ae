import { describe, expect, it } from 'vitest'
import { message } from '#schemas/api/messages.ts'
import { subjectAddress } from '#src/records/subject-address.ts'
import { isOwnPath } from '#src/platform/paths.ts'

const addressOf = (about: unknown) => subjectAddress(message.parse({ about }))

const SUBJECT = { goodsId: '1', isGroup: false, processType: 1, businessId: '2', flowOnlyId: '3' }

describe('subjectAddress', () => {
  it.each([
    [1, false, '/product/processopen'],
    [1, true, '/product/productgroupprocessopen'],
    [2, false, '/product/creditlimitforapplication'],
    [3, false, '/product/activatethequota'],
  ])('leads a message of process type %i to its application', (processType, isGroup, path) => {
    expect(addressOf({ ...SUBJECT, processType, isGroup })).toBe(
      `${path}?processType=${processType}&goodId=1&businessId=2&flowOnlyId=3`,
    )
  })

  it.each([
    ['loan', '/user/repaymentPage?id=7'],
    ['creditLine', '/credit/linesthaw?id=7'],
    ['receivable', '/assets/detail/7'],
    ['materialRequest', '/product/additionpage?id=7'],
  ])('leads a message about a record of kind %s to its screen', (kind, path) => {
    expect(subjectAddress(message.parse({ record: { kind, id: '7' } }))).toBe(path)
  })

  it.each([
    { kind: 'nothing', id: '7' },
    { kind: 'loan', id: '7/../..' },
    { kind: 'loan', id: '' },
  ])('has none for the record %j', (record) => {
    expect(subjectAddress(message.parse({ record }))).toBeUndefined()
  })

  it.each([null, '', {}, { ...SUBJECT, processType: 0 }, { ...SUBJECT, goodsId: '' }])(
    'has none for %j',
    (about) => {
      expect(addressOf(about)).toBeUndefined()
    },
  )

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '\\evil', '1#@x?y'])(
    'stays in the portal with the id %s',
    (id) => {
      const address = addressOf({ ...SUBJECT, goodsId: id, businessId: id, flowOnlyId: id })!
      expect(isOwnPath(address)).toBe(true)
      expect(new URL(address, 'https://portal.example').origin).toBe('https://portal.example')
    },
  )
})
