import { describe, expect, it } from 'vitest'
import { FlowStatus } from '#schemas/api/process.ts'
import type { Application, CustomerGoods } from '#schemas/api/products.ts'
import {
  isOpenedElsewhere,
  mainAction,
  productAction,
  type ProductProcess,
} from '#src/features/products/product-actions.ts'

const OPENING = { type: 1, processName: '产品开通', steps: 8 }
const CREDIT_LINE = { type: 2, processName: '授信额度申请', steps: 5 }
const ACTIVATION = { type: 3, processName: '额度激活', steps: 3 }
const FINANCING = { type: 6, processName: '融资申请', steps: 4 }

const application = (processType: number, status: FlowStatus): Application => ({
  processType,
  processName: '',
  businessId: 'b',
  flowOnlyId: 'f',
  status,
  progress: 1,
  updatedAt: '',
})

const mine = (rest: Partial<CustomerGoods> = {}): CustomerGoods => ({
  id: 'c',
  goodsId: 'g',
  goodsName: '普惠保理',
  goodsType: 1,
  groupId: '',
  capitalName: '',
  isGroup: false,
  status: 1,
  openedAt: '',
  quota: undefined,
  applications: [],
  ...rest,
})

const quota = (status: number) => ({
  enterpriseQuotaId: 'q',
  amount: '1000000',
  available: '1000000',
  frozen: '',
  used: '',
  annualRate: '4.35',
  status,
  statusLabel: '',
  statusTone: '',
  statusSentence: '',
  validUntil: '',
})

describe('productAction', () => {
  it('offers only the opening of a product that the customer does not have', () => {
    const actions = [OPENING, CREDIT_LINE, ACTIVATION].map((one) => productAction(one, undefined))
    expect(actions[0]).toMatchObject({ label: '立即开通' })
    expect(actions.slice(1).every(({ hint }) => hint === '开通产品后可办理')).toBe(true)
    expect(mainAction(actions)?.type).toBe(1)
  })

  it.each([
    [FlowStatus.none, '继续办理'],
    [FlowStatus.restarted, '继续办理'],
    [FlowStatus.returned, '补充资料'],
    [FlowStatus.committed, '查看进度'],
    [FlowStatus.rejected, '查看原因'],
  ])('goes on with an application of status %i: %s', (status, label) => {
    const underWay = application(1, status)
    expect(productAction(OPENING, mine({ status: 0, applications: [underWay] }))).toEqual({
      type: 1,
      label,
      application: underWay,
    })
  })

  it('offers the credit line once the product is opened', () => {
    const opened = mine({ applications: [application(1, FlowStatus.approved)] })
    expect(productAction(OPENING, opened)).toMatchObject({ label: '已开通', isDone: true })
    expect(productAction(CREDIT_LINE, opened)).toEqual({ type: 2, label: '申请额度' })
    expect(productAction(ACTIVATION, opened).hint).toBe('额度批复后可办理')
  })

  it('offers the activation once a credit line is granted', () => {
    const granted = mine({ quota: quota(0) })
    expect(productAction(CREDIT_LINE, granted).isDone).toBe(true)
    expect(productAction(ACTIVATION, granted)).toEqual({ type: 3, label: '激活额度' })
    expect(productAction(ACTIVATION, mine({ quota: quota(1) }))).toMatchObject({ isDone: true })
  })

  it('offers any other process of an opened product by its name', () => {
    expect(productAction(FINANCING, mine())).toEqual({ type: 6, label: '融资申请' })
    expect(productAction(FINANCING, mine({ status: 0 })).hint).toBe('开通产品后可办理')
  })
})

describe('isOpenedElsewhere', () => {
  const isElsewhere = (processes: ProductProcess[], has?: Partial<CustomerGoods>) =>
    isOpenedElsewhere(processes.map((one) => productAction(one, has && mine(has))))

  it('is true if every process waits for an opening that none of them offers', () => {
    expect(isElsewhere([CREDIT_LINE, ACTIVATION])).toBe(true)
    expect(isElsewhere([CREDIT_LINE, ACTIVATION], { status: 0 })).toBe(true)
  })

  it('is false with an opening process, with a flow under way, and for an opened product', () => {
    expect(isElsewhere([OPENING, CREDIT_LINE])).toBe(false)
    const underWay = { status: 0, applications: [application(2, FlowStatus.none)] }
    expect(isElsewhere([CREDIT_LINE, ACTIVATION], underWay)).toBe(false)
    expect(isElsewhere([CREDIT_LINE, ACTIVATION], {})).toBe(false)
    expect(isElsewhere([ACTIVATION], {}), 'its hint is another one').toBe(false)
  })
})
