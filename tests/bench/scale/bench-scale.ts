/*
 * npm run bench -- scale: times each list and each detail of customers and operators on the database that `npm run bench -- seed`
 * has filled (DATABASE_URL), through a server of its own. Prints the median and the 95th percentile of each call beside
 * the bar of 100 ms, the slowest first; ends with 1 where one misses it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { servedKinds } from '#fixtures/backend/domain/records/records.ts'
import { customers } from '#fixtures/backend/store/tables/account.ts'
import { openStore } from '#fixtures/backend/store/open.ts'
import { sampleAccounts } from '#fixtures/data/customers.ts'
import * as cloudBills from '#schemas/api/cloud-bills.ts'
import * as loans from '#schemas/api/loans.ts'
import * as messages from '#schemas/api/messages.ts'
import * as nextSteps from '#schemas/api/next-steps.ts'
import * as operator from '#schemas/api/operator.ts'
import * as queues from '#schemas/api/operator-queues.ts'
import * as payments from '#schemas/api/payments.ts'
import * as pledges from '#schemas/api/pledges.ts'
import * as customerContracts from '#schemas/api/customer-contracts.ts'
import * as products from '#schemas/api/products.ts'
import * as records from '#schemas/api/records.ts'
import * as resources from '#schemas/api/resources.ts'
import * as session from '#schemas/api/session.ts'
import { timedClient, type Caller, type Times } from './calls.ts'
import { phoneOf } from './copies.ts'

const BAR = 100
const TOKEN = 'operator-of-the-bench'
/** The accounts that sign in: a person, an enterprise and two core enterprises. */
const PHONES = ['13800000001', '13800000002', '13800000003', '13800000008']

/** Times the calls on the database in DATABASE_URL; --rounds (20). */
export const benchScale = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '20' } } })
  const databaseUrl = process.env['DATABASE_URL']
  if (!databaseUrl)
    throw new Error('Name the database that npm run bench -- seed has filled in DATABASE_URL.')
  const copies = await copiesOf(databaseUrl)
  const server = await startServer(databaseUrl)
  try {
    const client = timedClient(server.url, TOKEN)
    const rounds = Number(values.rounds)
    for (let round = 0; round < rounds; round += 1) {
      // Another copy in each round: its rows are not in memory yet.
      const copy = Math.floor(((round + 0.5) / rounds) * copies)
      const phone = PHONES[round % PHONES.length] ?? ''
      await callAsCustomer(await client.customer(phoneOf(copy, phone)))
      await callAsOperator(client.operator)
    }
    print(client.times)
  } finally {
    await server.close()
  }
}

const copiesOf = async (databaseUrl: string): Promise<number> => {
  const store = await openStore({ databaseUrl })
  const count = await store.db.$count(customers)
  await store.close()
  return Math.round(count / sampleAccounts.flatMap((account) => account.customers).length)
}

const startServer = async (databaseUrl: string) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'fixtures/backend/hosts/node/main.ts'],
    {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DEMO: 'on',
        OPERATOR_TOKEN: TOKEN,
        DATABASE_URL: databaseUrl,
        CALLS_A_MINUTE: '0',
        DATA_DIR: process.env['DATA_DIR'],
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve((JSON.parse(line.slice(6)) as { url: string }).url)
    })
    ended.then(([code]) => reject(new Error(`The server ended with ${String(code)}`)), reject)
  })
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: url.replace('localhost', '127.0.0.1'), close }
}

interface Page {
  records: { id: string }[]
  total: number
}

/** The kinds whose records customers list. */
const LISTED = servedKinds().filter(({ table }) => table)

const callAsCustomer = async (call: Caller): Promise<void> => {
  for (const contract of [
    session.userinfo,
    session.userProductTypes,
    messages.unreadQuantity,
    nextSteps.todoList,
    records.recordsWaiting,
    loans.loanList,
    payments.balanceDetail,
    resources.documentList,
    resources.bankCardList,
    resources.addressList,
    resources.contactList,
    pledges.commodityList,
  ])
    await call(contract)
  await call(products.customerGoodsList, { current: '1', size: '10' })
  await call(customerContracts.contractList, { current: '1', size: '10' })
  for (const type of ['1', '2'])
    await call(messages.messageList, { type, genre: '2', current: '1', size: '10' })
  for (const { lifecycle, table } of LISTED) {
    const { kind } = lifecycle
    const { records: found, total } = await call<Page>(records.recordList, { kind, size: '10' })
    const sortable = table?.columns.find(({ isSortable }) => isSortable)
    if (total > 10) await call(records.recordList, { kind, size: '10', current: '2' })
    if (sortable) await call(records.recordList, { kind, size: '10', ascs: sortable.name })
    await call(records.recordList, { kind, size: '10', keyword: '2026' })
    for (const one of found.slice(0, 3)) await callForRecord(call, kind, one.id)
  }
}

const callForRecord = async (call: Caller, kind: string, id: string): Promise<void> => {
  await call(records.recordDetail, { kind, id })
  await call(records.recordMovements, { kind, id })
  const more = {
    loan: loans.loanDetail,
    payment: payments.paymentDetail,
    pledge: pledges.pledgePosition,
    cloudBill: cloudBills.cloudBillChain,
  }[kind]
  if (more) await call(more, { id })
}

const callAsOperator = async (call: Caller): Promise<void> => {
  await call(operator.operatorCalendar)
  await call(operator.operatorProvider)
  await call(operator.operatorCommodities)
  const flows = await call<Page>(queues.submissionList, { size: '20' })
  await call(queues.submissionList, { status: '1', size: '20' })
  for (const { id } of flows.records.slice(0, 3)) await call(queues.submissionDetail, { id })
  await call(queues.operatorQueues)
  for (const { lifecycle } of servedKinds()) {
    const { kind } = lifecycle
    const listed = await call<Page>(queues.operatorRecords, { kind, size: '20' })
    if (listed.total > 20) await call(queues.operatorRecords, { kind, size: '20', current: '2' })
    for (const { id } of listed.records.slice(0, 2)) await call(queues.operatorRecord, { kind, id })
  }
}

const print = (times: Times): void => {
  const rows = [...times]
    .map(([name, all]) => ({ name, count: all.length, p50: at(all, 0.5), p95: at(all, 0.95) }))
    .toSorted((one, other) => other.p95 - one.p95)
  const missed = rows.filter(({ p95 }) => p95 > BAR)
  for (const { name, count, p50, p95 } of rows)
    console.log(
      `${p95 > BAR ? 'over' : 'ok  '}  p50 ${p50.toFixed(1).padStart(8)}  p95 ${p95.toFixed(1).padStart(8)}  ${String(count).padStart(4)} ×  ${name}`,
    )
  console.log(`${rows.length - missed.length} of ${rows.length} calls within ${BAR} ms at p95`)
  if (missed.length > 0) process.exitCode = 1
}

const at = (all: readonly number[], part: number): number =>
  all.toSorted((one, other) => one - other)[Math.ceil(all.length * part) - 1] ?? 0
