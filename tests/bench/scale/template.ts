import { and, eq, ne, notInArray } from 'drizzle-orm'
import { allValues } from '#engine/paths/sample-values.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { VerifiedStatus } from '#schemas/api/user.ts'
import { financingLifecycle } from '#schemas/lifecycles/financing.ts'
import { loanLifecycle } from '#schemas/lifecycles/loan.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import type { DefinitionSource, Ids } from '#fixtures/backend/backend.ts'
import { calendarOf, daysAfter } from '#fixtures/backend/domain/calendar/business-date.ts'
import { seedLine } from '#fixtures/backend/domain/credit-lines/seed-line.ts'
import { moveDate } from '#fixtures/backend/domain/day-ends.ts'
import { financingKind } from '#fixtures/backend/domain/financings/financing-kind.ts'
import { beginFlow } from '#fixtures/backend/domain/flows/flows.ts'
import { subjectOfBusiness } from '#fixtures/backend/domain/flows/flow-subject.ts'
import { keptDefinition } from '#fixtures/backend/domain/flows/process-definitions.ts'
import { planOf } from '#fixtures/backend/domain/flows/process-plan.ts'
import { today as loanToday } from '#fixtures/backend/domain/loans/describe-loan.ts'
import { readLoan } from '#fixtures/backend/domain/loans/loan.ts'
import { perform } from '#fixtures/backend/domain/lifecycle/perform.ts'
import type { RecordCall } from '#fixtures/backend/domain/lifecycle/record-kind.ts'
import { beginPayment } from '#fixtures/backend/domain/payments/pay.ts'
import { receivePayment } from '#fixtures/backend/domain/payments/receive-payment.ts'
import type { Customer } from '#fixtures/backend/domain/people/customers.ts'
import { businessOfGoods } from '#fixtures/backend/domain/products/business.ts'
import { seedDemo } from '#fixtures/backend/domain/seed.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { customers } from '#fixtures/backend/store/tables/account.ts'
import { businessCalendar } from '#fixtures/backend/store/tables/calendar.ts'
import { financings, loans } from '#fixtures/backend/store/tables/financing.ts'
import { flows } from '#fixtures/backend/store/tables/flow.ts'
import { customerGoods } from '#fixtures/backend/store/tables/product.ts'

/** The product of the loans: paid back in monthly instalments, and confirmed by nobody else. */
const PRODUCT = '5001'

/** The days on which the loans begin, counted back from today. */
const STAGES = [91, 81, 71, 61, 51, 41, 31, 21, 11, 1]

/** The least number of loans of a house: ten for each of its customers. */
const LOANS = 100

const OPERATOR = { role: 'operator', id: '系统初始化' } as const
const PLATFORM = { role: 'platform', id: '' } as const

interface Template {
  store: Store
  ids: Ids
  definitions: DefinitionSource
  /** The business date on which the template ends. */
  today: string
}

/**
 * Fills an empty database with the business of one small house: that of the demo, 91 days ago, and a hundred loans since, of
 * its enterprises that have not drawn on the product by then, with day ends, repayments, loans that are overdue and loans that
 * are settled. All of it is made by the same functions as a customer's calls.
 */
export const buildTemplate = async ({ store, ids, definitions, today }: Template) => {
  const [first = 0] = STAGES
  const at = (day: string) => new Date(`${day}T01:30:00Z`)
  const callOn = (day: string) => ({ deps: { ids }, now: at(day) })
  const begin = daysAfter(today, -first)
  const clock = { now: () => at(begin) }
  await seedDemo(store, { clock, ids, business: definitions })
  const borrowers = await store.transaction((tx) =>
    tx
      .select()
      .from(customers)
      .where(
        and(
          eq(customers.tenantId, '000000'),
          eq(customers.verifiedStatus, VerifiedStatus.verified),
          ne(customers.type, 1),
          notInArray(
            customers.id,
            tx
              .select({ id: customerGoods.customerId })
              .from(customerGoods)
              .where(eq(customerGoods.goodsId, PRODUCT)),
          ),
        ),
      ),
  )
  await store.transaction(async (tx) => {
    for (const { id } of borrowers)
      await seedLine(
        { tx, ...callOn(begin) },
        { customerId: id, goodsId: PRODUCT, amount: '20000000.00', annualRate: '5.40' },
      )
  })
  const lent = Math.ceil(LOANS / STAGES.length / borrowers.length)
  for (const [stage, back] of STAGES.entries()) {
    const day = daysAfter(today, -back)
    // Days on which nothing happens pass without a day end: the next one books them.
    await store.db.update(businessCalendar).set({ today: day, target: day })
    for (const [place, customer] of borrowers.entries())
      await store.transaction(async (tx) => {
        const call = { tx, ...callOn(day) }
        for (let count = 0; count < lent; count += 1) await lend(call, customer)
        await repay(call, customer, { settles: stage % 3 === 2, skips: place === 0 })
      })
    await moveDate({ store, ids, clock: { now: () => at(day) } }, daysAfter(day, 1))
  }
  const { today: reached } = await store.transaction(calendarOf)
  if (reached !== today) throw new Error(`The template ends on ${reached} instead of ${today}`)
}

/** Hands in an application, approves it and pays it out. */
const lend = async (call: RecordCall, customer: Customer): Promise<void> => {
  const { tx, deps, now } = call
  const business = await businessOfGoods(tx, customer, PRODUCT, ProcessType.financing)
  if (!business?.quota) throw new Error(`The customer ${customer.id} has no credit line`)
  const flow = await beginFlow(
    tx,
    deps,
    { customer, subject: subjectOfBusiness(business), type: ProcessType.financing },
    now,
  )
  const [forms = {}] = allValues(planOf(await keptDefinition(tx, flow)))
  await tx
    .update(flows)
    .set({ forms, submitted: forms, status: FlowStatus.committed, revision: 2, updatedAt: now })
    .where(eq(flows.id, flow.id))
  const id = deps.ids.next()
  const { today } = await calendarOf(tx)
  await tx.insert(financings).values({
    id,
    financeNo: `RZ${today.replaceAll('-', '')}${id.slice(-6)}`,
    tenantId: customer.tenantId,
    customerId: customer.id,
    customerGoodsId: business.customerGoods.id,
    quotaId: business.quota.id,
    flowId: flow.id,
    amount: '120000.00',
    annualRate: business.quota.annualRate,
    termMonths: 6,
    purpose: '采购原材料',
    status: financingLifecycle.statuses.draft.code,
    appliedOn: today,
  })
  for (const [action, actor] of [
    ['submit', PLATFORM],
    ['skipConfirmation', PLATFORM],
    ['approve', OPERATOR],
    ['draw', PLATFORM],
    ['payOut', OPERATOR],
  ] as const)
    await perform(call, financingKind, id, { action, actor })
}

/** Pays what is due of a customer's loans; with `settles` also the rest of the newest one, and with `skips` not the oldest. */
const repay = async (
  call: RecordCall,
  customer: Customer,
  { settles, skips }: { settles: boolean; skips: boolean },
): Promise<void> => {
  const { tx } = call
  const own = await tx
    .select({ id: loans.id })
    .from(loans)
    .where(
      and(
        eq(loans.customerId, customer.id),
        eq(loans.goodsId, PRODUCT),
        ne(loans.status, loanLifecycle.statuses.settled.code),
      ),
    )
    .orderBy(loans.id)
  for (const [place, { id }] of own.entries()) {
    const loan = await readLoan(tx, id)
    if (!loan || (skips && place < 2)) continue
    const { position } = await loanToday(tx, loan)
    const isLast = settles && place === own.length - 1
    if (!isLast && Number(position.due.total) <= 0) continue
    const purpose = isLast ? 'settle' : 'due'
    const payment = await beginPayment(call, customer, { kind: 'loan', id, purpose })
    await receivePayment(call, payment.id, 'qr')
  }
}
