import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { messageDetail, messageList, unreadQuantity } from '#schemas/api/messages.ts'
import { sendValidate } from '#schemas/api/sign-in.ts'
import { processComments, processDetail, processInfo, processSave } from '#schemas/api/process.ts'
import { FlowStatus, processSavePayload } from '#schemas/api/process.ts'
import { invoiceRegister } from '#schemas/api/invoices.ts'
import { consultationPropose, loanList } from '#schemas/api/loans.ts'
import { contract } from '#schemas/api/customer-contracts.ts'
import { customerGoods, quota } from '#schemas/api/products.ts'
import { recordDetail, recordPerform } from '#schemas/api/records.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'
import { addressList, bankCardList, contactList as contactsOnFile } from '#schemas/api/resources.ts'
import { NodeType } from '#schemas/process/definition.ts'
import { contactList, customerInfo, logo } from '#schemas/api/tenant.ts'
import {
  isPersonal,
  pictureOf,
  signIn,
  subAccount,
  userInfo,
  UserLabel,
} from '#schemas/api/user.ts'

const USER =
  'userId companyId companyName companyLogoSrc customerId customerName name identityCard accountUser avatar license roleId roleName account logoSrc corporateAvatar phone email verifiedStatus noLogoSrc type label'

const TASK = { id: '1', nodeType: 2, nodeKey: 'k', variable: { name: '甲' } }
const FORM = { id: '1', name: '资料', keyName: 'k', content: '{}', nodeType: 2, progress: 1 }

/** A value of each field of section 3; numbers where the specification names numbers. */
const values = (fields: string): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .split(' ')
      .map((name) => [name, ['type', 'label', 'verifiedStatus'].includes(name) ? 1 : name]),
  )

/** The entities of section 3 as a server sends them: each field has to be read as it was sent. */
const ENTITIES: readonly [name: string, schema: z.ZodMiniType, sent: object][] = [
  ['user info', userInfo, values(USER)],
  [
    'sign-in response',
    signIn,
    {
      ...values(`access_token refresh_token ${USER}`),
      cusomerType: [],
      customerCheckVo: { id: '1', uuid: 'u' },
    },
  ],
  [
    'sub-account item',
    subAccount,
    values('id type name personalName personalPhone creditCode logoSrc corporateAvatar roleName'),
  ],
  [
    'message',
    messageDetail.data,
    { id: '1', title: '标题', content: '内容', notifyTime: '2026年11月20日 09:30' },
  ],
  ['message list paging', messageList.data, { current: 1, size: 10, pages: 3, records: [] }],
  ['tenant info', customerInfo.data, { tenantId: '100001' }],
  ['logo response', logo.data, { logo: 'https://example.com/logo.png' }],
  ['contact list item', contactList.data, [{ type: 1, description: '400-800-0000' }]],
  [
    'process info',
    processInfo.data,
    { processName: '开通', processKey: 'opening', actExForms: [FORM] },
  ],
  [
    'process detail',
    processDetail.data,
    { businessProcessTaskData: [TASK], status: 1, progress: 2, processInstanceId: '9' },
  ],
  ['workflow comment list', processComments.data, [{ fullMessage: '请补充流水' }]],
  [
    'process save payload',
    processSavePayload,
    {
      variable: { k: {} },
      modelKey: 'opening',
      type: 1,
      businessId: '7',
      businessProcessTaskData: [TASK],
      pass: true,
      progress: 2,
      status: -1,
    },
  ],
  ['process save response', processSave.data, { id: '20' }],
  ['unread quantity', unreadQuantity.data, { unreadQuantity: 3 }],
  ['id of a code', sendValidate.data, { id: '9' }],
]

/** The entities of which section 3 tells names only, with the fields that it names. */
const NAMED: readonly [name: string, schema: z.ZodMiniType, sent: object][] = [
  ['finance apply', recordDetail.data, { id: '7', subject: 'RZ1', status: {}, figures: {} }],
  ['customer goods', customerGoods, { goodsId: '1001', status: 1 }],
  ['contract', contract, { contractId: '7', contractNo: 'HT1' }],
  ['iou', loanList.data, [{ iouNo: 'JJ1', status: {} }]],
  ['repayment plan', repaymentCalculate.data, { plan: [] }],
  ['delay', recordPerform.data, { outcome: 'done' }],
  ['overdue consult', consultationPropose.data, { id: '7' }],
  ['invoice or expense order', invoiceRegister.data, [{ id: '7', number: '1' }]],
  ['financing address', addressList.data, [{ id: '7' }]],
  ['contacts', contactsOnFile.data, [{ id: '7', name: '陈屿' }]],
  ['bank card', bankCardList.data, [{ id: '7' }]],
  ['quota', quota, { enterpriseQuotaId: '7' }],
  ['message', messageDetail.data, { id: '7' }],
]

describe('the fields of the entities (specification, section 3)', () => {
  it.each(ENTITIES)('%s: each field is read', (_, schema, sent) => {
    expect(schema.parse(sent)).toMatchObject(sent)
  })

  it.each(NAMED)('%s, of which only names are known: each of them is read', (_, schema, sent) => {
    expect(schema.parse(sent)).toMatchObject(sent)
  })

  it('the statuses and the kinds of nodes have the numbers of section 4', () => {
    expect(FlowStatus).toMatchObject({
      none: -1,
      restarted: 0,
      committed: 1,
      rejected: 2,
      approved: 3,
      returned: 4,
    })
    expect(NodeType).toEqual({
      fixedPage: 1,
      form: 2,
      subForm: 3,
      fixedPage4: 4,
      fixedPage5: 5,
      external: -1,
    })
  })

  it('type of a user: 1 is a personal account, 2 or 3 is an enterprise', () => {
    expect([1, 2, 3].map(isPersonal)).toEqual([true, false, false])
  })

  it.each([
    ['a person: the avatar', { type: 1, avatar: 'a', companyLogoSrc: 'c', logoSrc: 'l' }, 'a'],
    ['an enterprise: its logo', { type: 2, avatar: 'a', companyLogoSrc: 'c', logoSrc: 'l' }, 'c'],
    ['an enterprise with an avatar', { type: 3, corporateAvatar: 'b', logoSrc: 'l' }, 'b'],
    ['anybody else: logoSrc', { type: 1, logoSrc: 'l' }, 'l'],
    ['nobody', { type: 2 }, ''],
  ])('the picture of %s', (_, sent, picture) => {
    expect(pictureOf(userInfo.parse(sent))).toBe(picture)
  })

  it('label of a user: 3 means core enterprise', () => {
    expect(UserLabel.coreEnterprise).toBe(3)
    expect([1, 2, 3].map((label) => userInfo.parse({ label }).label)).toEqual([1, 2, 3])
  })
})
