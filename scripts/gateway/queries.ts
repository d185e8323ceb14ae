import { MESSAGE_GENRE, MESSAGE_PAGE_SIZE, MessageTab } from '#schemas/api/messages.ts'
import type { Contract } from '#schemas/api/contract.ts'
import * as z from 'zod'

/** The values that earlier replies have told. */
export interface Known {
  domain: string
  tenantId: string
  goodsId?: string | undefined
  type?: string | undefined
  roleId?: string | undefined
  messageId?: string | undefined
  flowOnlyId?: string | undefined
  processInstanceId?: string | undefined
  loanId?: string | undefined
  mallGoods?: string | undefined
  bizNo?: string | undefined
}

/** The parameters whose names alone do not say what they are, by the name of the call. */
const OWN: Readonly<Record<string, (known: Known) => Record<string, string | undefined>>> = {
  'tenant.customerInfo': ({ domain }) => ({ customerDomain: domain }),
  'tenant.dictionary': () => ({ code: 'elecSign' }),
  'tenant.regionTree': () => ({ parentCode: '00' }),
  'tenant.regionSearch': () => ({ keyword: '江苏' }),
  'products.detail': ({ goodsId }) => ({ id: goodsId }),
  'messages.list': () => ({
    current: '1',
    size: String(MESSAGE_PAGE_SIZE),
    type: MessageTab.notification,
    genre: MESSAGE_GENRE,
  }),
  'messages.detail': ({ messageId }) => ({ id: messageId }),
  'process.detail': ({ flowOnlyId }) => ({ id: flowOnlyId }),
  'process.handedIn': ({ flowOnlyId }) => ({ id: flowOnlyId }),
  'loans.detail': ({ loanId }) => ({ id: loanId }),
  'records.list': () => ({ kind: 'creditLine' }),
  'records.choices': () => ({ kind: 'invoice' }),
  'records.detail': ({ loanId }) => ({ kind: 'loan', id: loanId }),
  'records.movements': ({ loanId }) => ({ kind: 'loan', id: loanId }),
}

/** Returns the query of a call, or the name of the parameter that no earlier reply has told. */
export const queryOf = (contract: Contract, known: Known): Record<string, string> | string => {
  const own = OWN[contract.name]?.(known)
  const values: Readonly<Record<string, string | undefined>> = own ?? { ...known }
  const query: Record<string, string> = {}
  for (const name of own ? Object.keys(own) : requiredOf(contract)) {
    const value = values[name]
    if (!value) return name
    query[name] = value
  }
  return query
}

const requiredOf = ({ query }: Contract): readonly string[] =>
  query ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).required ?? []) : []

/** The places of the values in the replies: the name of the value, and where its first one stands. */
const TOLD: Readonly<Record<string, Partial<Record<keyof Known, string>>>> = {
  'tenant.customerInfo': { tenantId: 'tenantId' },
  'products.list': { goodsId: 'records.0.id' },
  'process.list': { type: '0.type' },
  'session.userinfo': { roleId: 'roleId' },
  'session.checkNeedSign': { bizNo: 'bizNo' },
  'messages.list': { messageId: 'records.0.id' },
  'products.mine': { flowOnlyId: 'records.0.applications.0.flowOnlyId' },
  'process.detail': { processInstanceId: 'processInstanceId' },
  'loans.list': { loanId: 'records.0.id' },
  'agency.mall': { mallGoods: 'records.0.mallGoods' },
}

/** Takes what a reply tells for later calls. */
export const learn = (known: Known, contract: Contract, data: unknown): void => {
  for (const [name, path] of Object.entries(TOLD[contract.name] ?? {})) {
    let value: unknown = data
    for (const part of path.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[part]
    const told = typeof value === 'number' ? String(value) : value
    if (typeof told === 'string' && told !== '') known[name as keyof Known] = told
  }
}
