import { FlowStatus } from '#schemas/api/process.ts'
import type { CustomerGoods } from '#schemas/api/products.ts'

/** An overview of a customer's products in numbers. */
export interface Overview {
  /** The unused amount of active credit lines; 元, a decimal string. */
  available: string
  /** The number of opened products. */
  opened: number
  /** The number of active credit lines. */
  activeQuotas: number
  /** The number of applications that wait for approval. */
  waiting: number
}

/** Sums up the products of a customer. */
export const overviewOf = (goods: readonly CustomerGoods[]): Overview => {
  const statuses = goods.flatMap(({ applications }) => applications.map(({ status }) => status))
  const lines = goods.flatMap(({ quota }) => (quota?.status === 1 ? [quota.available] : []))
  return {
    available: inYuan(lines.reduce((sum, amount) => sum + inFen(amount), 0n)),
    opened: goods.filter(({ status }) => status === 1).length,
    activeQuotas: lines.length,
    waiting: statuses.filter((status) => status === FlowStatus.committed).length,
  }
}

const inFen = (amount: string): bigint => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  return whole ? BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) : 0n
}

const inYuan = (fen: bigint): string =>
  fen % 100n === 0n ? `${fen / 100n}` : `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
