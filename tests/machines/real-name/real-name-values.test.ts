import { expect, it } from 'vitest'
import { normalisedForm } from '#machines/real-name/real-name-values.ts'

it('sends names without the spaces around them, and numbers without any', () => {
  const typed = {
    name: ' 沈知秋 ',
    identityCard: '440103 1992 1128 0047',
    phone: '139-1111-2222',
    companyName: ' 杭州知秋茶业有限公司 ',
    creditCode: '91440101 MA5Y2C7J3U',
    legalPersonName: ' 沈知秋 ',
    legalPersonIdentityCard: '440103 1992 1128 0047',
    bankName: ' 中国工商银行 ',
    bankAccount: '1202 0200 1234 3445',
  }
  expect(normalisedForm(typed)).toEqual({
    name: '沈知秋',
    identityCard: '440103199211280047',
    phone: '13911112222',
    companyName: '杭州知秋茶业有限公司',
    creditCode: '91440101MA5Y2C7J3U',
    legalPersonName: '沈知秋',
    legalPersonIdentityCard: '440103199211280047',
    bankName: '中国工商银行',
    bankAccount: '1202020012343445',
  })
})
