import { setTimeout as wait } from 'node:timers/promises'
import { daysAfter } from '#fixtures/backend/domain/calendar/business-date.ts'
import type { ProviderFault } from '#schemas/api/operator.ts'
import { CHECKERS, OPERATOR_TOKEN } from '../fixtures/hosts/real-server.ts'

/** A message sent to a phone. */
export interface OutboxMessage {
  phone: string
  kind: 'code' | 'transfer'
  code: string
  text: string
}

/** A committed flow. */
export interface Submission {
  id: string
  customerName: string
  goodsName: string
  processName: string
  status: number
  progress: number
}

export interface Decision {
  decision: 'approve' | 'reject' | 'return'
  /** Required for a rejection and a return. */
  reason?: string
  /** The step to correct after a return; by default 1. */
  progress?: number
}

/** Calls the operator's API: reads the outbox and decides on submissions. */
export const operatorOf = (url: string) => {
  const ask = async <T>(path: string, body?: object, token = OPERATOR_TOKEN): Promise<T> => {
    const response = await fetch(`${url}/api/operator/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply = (await response.json()) as { code: number; data: T; msg: string }
    if (reply.code !== 200) throw new Error(`operator/${path}: ${reply.code} ${reply.msg}`)
    return reply.data
  }
  const moveTo = async (to: string): Promise<void> => {
    let calendar = await ask<{ today: string; target: string }>('calendar/move', { to })
    // The queue ends the days after the reply.
    while (calendar.today < calendar.target) {
      await wait(100)
      calendar = await ask('calendar')
    }
  }
  return {
    /** Returns the messages of a phone, newest first. */
    outbox: (phone: string) => ask<OutboxMessage[]>(`outbox?phone=${phone}`),
    /** Returns the newest code, or verification amount, that was sent to a phone. */
    newestCode: async (phone: string): Promise<string> => {
      const [message] = await ask<OutboxMessage[]>(`outbox?phone=${phone}`)
      if (!message) throw new Error(`Nothing was sent to ${phone}.`)
      return message.code
    },
    /** Recomputes the ledger. @param number chooses the script that asks, whose calls are limited @returns what does not agree */
    verifyLedger: async (number = 0) =>
      (
        await ask<{ issues: object[] }>(
          'ledger/verify',
          undefined,
          CHECKERS[number % CHECKERS.length],
        )
      ).issues,
    /** Lists the newest 100 submissions. */
    submissions: async (status?: number) => {
      const filter = status === undefined ? '' : `&status=${status}`
      return (await ask<{ records: Submission[] }>(`submission/list?size=100${filter}`)).records
    },
    /** Performs an action on a record as the operator. */
    perform: (kind: string, id: string, action: string, input: object = {}) =>
      ask<{ outcome: string; status: string }>('record/perform', { kind, id, action, input }),
    /** Sets the price of a commodity that is pledged, in 元 a tonne. */
    setPrice: (commodityId: string, price: string) =>
      ask<object[]>('commodities/price', { commodityId, price }),
    /** Lists the first 100 records of a kind, those that wait first. */
    records: async (kind: string) =>
      (await ask<{ records: { id: string }[] }>(`record/list?size=100&kind=${kind}`)).records,
    /** Switches a fault of the payment provider on, or with `none` off. */
    setFault: (fault: ProviderFault) => ask<object>('provider/fault', { fault }),
    /** Ends the business days before a day. */
    moveTo,
    /** Ends the business day. */
    endDay: async () => {
      const { today } = await ask<{ today: string }>('calendar')
      await moveTo(daysAfter(today, 1))
    },
    decide: (id: string, decision: Decision) =>
      ask<{ id: string; status: number; progress: number }>('submission/decide', {
        id,
        ...decision,
      }),
  }
}
