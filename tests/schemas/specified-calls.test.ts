import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { contracts } from '#schemas/api/contracts.ts'

const FRONT = 'blade-customer/web-front/front'
const VERIFY = 'blade-otherApi/web-front/authApi/endpoint'
const MESSAGES = 'blade-message/messageList'
const BUSINESS = 'blade-business/web-front/business'

/**
 * The calls whose paths section 7 shows: method, path, members of the query, members of the body that it names. The
 * body may have more: the specification says “plus other fields”, or only that there is one.
 */
const CALLS: readonly [method: string, path: string, query: string, body: string][] = [
  ['GET', 'blade-system/tenant/customerInfo', 'customerDomain', ''],
  ['POST', `${FRONT}/customer/send-validate`, '', 'phone tenantId'],
  ['POST', `${FRONT}/customer/web/phoneLogin`, '', 'phone value id tenantId type'],
  ['POST', `${FRONT}/customer/web/login`, '', 'account password tenantId type'],
  ['GET', `${FRONT}/customer/oauth/logout`, '', ''],
  ['POST', `${FRONT}/customerFrontUserType/web/register`, '', 'phone value id password'],
  ['POST', `${FRONT}/customer/web/forgetPassword`, '', 'phone value id password'],
  ['POST', `${FRONT}/customer/postCustomerPersonInfo`, 'returnUrl', 'name identityCard'],
  ['POST', `${FRONT}/customer/activeUpdateRealStatus`, '', 'userType'],
  ['GET', 'customer_person_info/customerPersonInfo/queryPersonAuthByAccount', '', ''],
  ['POST', `${FRONT}/customerFrontUserType/selectEnterprise`, '', ''],
  ['GET', `${FRONT}/customerFrontUserType/userinfo`, '', ''],
  ['POST', `${FRONT}/customerFrontUserType/selecustomerSigninct`, '', 'typeId id uuid'],
  ['POST', 'customerInfo/openCompany', 'returnUrl', 'companyName creditCode'],
  ['GET', 'customerInfo/queryEntAuth', '', ''],
  ['GET', 'customerInfo/checkNeedSign', '', ''],
  ['GET', 'customerInfo/getContractByBizNo', 'bizNo', ''],
  ['GET', `${FRONT}/contractCustomer/signRegistContract`, '', ''],
  ['POST', `${VERIFY}/commitPersonAuthInfoByType`, '', 'name identityCard'],
  ['POST', `${VERIFY}/verifyPersonAuthInfoByType`, 'type', ''],
  ['POST', `${VERIFY}/verifyAuthInfoByScan`, '', ''],
  ['POST', `${VERIFY}/commitEntAuthInfoByType`, 'type', 'companyName creditCode'],
  ['POST', `${VERIFY}/verifyEntAuthInfoByType`, 'type', ''],
  ['GET', 'blade-customer/web-front/customerapi/financingRole/buttons', 'roleId', ''],
  ['GET', `${MESSAGES}/list`, 'current size type genre', ''],
  ['GET', `${MESSAGES}/detail`, 'id', ''],
  ['GET', `${MESSAGES}/unreadQuantity`, '', ''],
  ['POST', `${MESSAGES}/updateAllRead`, '', ''],
  ['GET', `${BUSINESS}/process/processInfo`, 'goodsId type', ''],
  ['GET', `${BUSINESS}/process/detail`, 'id', ''],
  [
    'POST',
    `${BUSINESS}/process/processSave`,
    '',
    'variable modelKey type businessId businessProcessTaskData pass progress status',
  ],
  ['GET', 'blade-workflow/process/selectProcessStatus', 'processInstanceId', ''],
  ['GET', 'blade-workflow/process/variables', 'processInstanceId', ''],
]

/** The parameters whose value sections 7 and 9 tell. */
const VALUES: readonly [path: string, part: 'query' | 'body', name: string, value: unknown][] = [
  [`${FRONT}/customer/web/phoneLogin`, 'body', 'type', 0],
  [`${FRONT}/customer/web/login`, 'body', 'type', 0],
  [`${FRONT}/customer/activeUpdateRealStatus`, 'body', 'userType', 2],
  [`${VERIFY}/verifyPersonAuthInfoByType`, 'query', 'type', '1'],
  [`${VERIFY}/commitEntAuthInfoByType`, 'query', 'type', '3'],
  [`${VERIFY}/verifyEntAuthInfoByType`, 'query', 'type', '3'],
  [`${MESSAGES}/list`, 'query', 'genre', '2'],
]

/** The calls whose body section 7 calls a body, or shows as an object with lists: JSON. The others send parameters. */
const JSON_BODIES = [
  `${FRONT}/customerFrontUserType/web/register`,
  `${FRONT}/customer/web/forgetPassword`,
  `${FRONT}/customer/postCustomerPersonInfo`,
  'customerInfo/openCompany',
  `${BUSINESS}/process/processSave`,
]

/** The names of the groups of section 7 whose calls are not shown, with the calls of ours that stand for each. */
const GROUPS: readonly [group: string, names: string][] = [
  ['home', 'home.rotation home.partnerList home.cecList home.qualityProducts tenant.logo'],
  [
    'products and customer goods',
    'products.list products.detail products.mine products.beginApplication products.contractGenerate products.contractSign products.contractDetail tenant.regionTree banks.branches',
  ],
  ['finance apply', 'records.list records.detail records.perform repayment.calculate'],
  ['payments', 'payments.begin payments.query payments.balance payments.fromBalance'],
  ['loans and repayment', 'loans.list loans.detail loans.quote loans.proposeConsultation'],
  ['invoices', 'invoices.register'],
  [
    'financing addresses',
    'resources.addresses resources.addressSave resources.addressUpdate resources.addressRemove resources.addressDefault',
  ],
  ['contacts', 'resources.contacts resources.contactSave resources.contactRemove'],
  ['dictionary', 'tenant.dictionary'],
  ['file upload', 'files.upload'],
  ['attachment detail', 'files.detail'],
  ['bank card operations', 'resources.bankCards resources.bankCardSave'],
  ['SMS send and validate', 'session.sendValidate products.contractSignCode products.contractSign'],
]

/** The calls of the workbench and of the console are not the specification's. */
const STAFF = ['operator', 'analyst']

const words = (text: string): string[] => text.split(' ').filter(Boolean)
const membersOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema ? Object.keys((schema as z.ZodMiniObject).shape ?? {}) : []
const contractOf = (path: string) => contracts.find((contract) => contract.path === path)

describe('the calls (specification, section 7)', () => {
  it.each(CALLS)('%s %s has query “%s” and body “%s”', (method, path, query, body) => {
    const contract = contractOf(path)
    expect(contract?.method).toBe(method)
    expect(membersOf(contract?.query)).toEqual(expect.arrayContaining(words(query)))
    expect(membersOf(contract?.body)).toEqual(expect.arrayContaining(words(body)))
  })

  it.each(VALUES)('%s takes in its %s the “%s” %j alone', (path, part, name, value) => {
    const schema = contractOf(path)?.[part] as z.ZodMiniObject | undefined
    const member = schema?.shape[name] as z.ZodMiniType | undefined
    expect(member?.safeParse(value).success).toBe(true)
    for (const other of [undefined, '', 1, 4, '2x', '4'])
      expect(member?.safeParse(other).success, String(other)).toBe(false)
  })

  it('send a body as JSON where section 7 says so, and their parameters as a form', () => {
    const bodies = CALLS.map(([, path]) => contractOf(path)).filter((contract) => contract?.body)
    expect(bodies.map((contract) => [contract?.path, contract?.encoding ?? 'json'])).toEqual(
      bodies.map((contract) => [
        contract?.path,
        JSON_BODIES.includes(contract?.path ?? '') ? 'json' : 'form',
      ]),
    )
  })

  it.each(GROUPS)('the group “%s” has its calls', (_, names) => {
    const known = contracts.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(words(names)))
  })

  it('wait 20 s, the upload of a file and the real-name call 60 s', () => {
    const longer = contracts.filter(
      ({ timeout, access }) => timeout !== undefined && !STAFF.includes(access),
    )
    expect(longer.map(({ path, timeout }) => `${path} ${timeout}`).sort()).toEqual([
      `${FRONT}/customer/postCustomerPersonInfo 60000`,
      'blade-resource/oss/endpoint/put-file-attach 60000',
    ])
  })
})
