import { describe, expect, it } from 'vitest'
import { FlowStatus } from '#schemas/api/process.ts'
import { customerGoods, type CustomerGoods } from '#schemas/api/products.ts'
import { overviewOf } from '#src/features/user/overview.ts'

const goods = (wire: Record<string, unknown>): CustomerGoods =>
  customerGoods.parse({ id: '1', ...wire })
const line = (available: string, status = 1) => ({ amount: '9', available, status })

describe('overviewOf', () => {
  it('adds up the available amounts of active credit lines, to the 分', () => {
    const mine = ['0.1', '0.20', '1000000'].map((amount) => goods({ quota: line(amount) }))
    expect(overviewOf([...mine, goods({ quota: line('5', 0) })]).available).toBe('1000000.30')
  })

  it('counts opened products, active credit lines and waiting applications', () => {
    const applications = Object.values(FlowStatus).map((status) => ({ status }))
    expect(overviewOf([goods({ status: 1, applications }), goods({ status: 0 })])).toEqual({
      available: '0',
      opened: 1,
      activeQuotas: 0,
      waiting: 1,
    })
  })
})
