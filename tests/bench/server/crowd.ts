import { eq } from 'drizzle-orm'
import { VerifiedStatus } from '#schemas/api/user.ts'
import { registerAccount } from '#fixtures/backend/domain/people/accounts.ts'
import { CustomerType } from '#fixtures/backend/domain/people/customers.ts'
import { NO_PASSWORD } from '#fixtures/backend/domain/people/passwords.ts'
import { beginSession } from '#fixtures/backend/domain/people/sessions.ts'
import { seedCatalogue } from '#fixtures/backend/domain/seed.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import { openStore, type StoreOptions } from '#fixtures/backend/store/open.ts'
import type { Database } from '#fixtures/backend/store/store.ts'
import { customers } from '#fixtures/backend/store/tables/account.ts'
import { messages } from '#fixtures/backend/store/tables/record.ts'
import { sampleMessages } from '#fixtures/data/messages.ts'
import { beginOpening, saveNote } from '../../fixtures/hosts/customer.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

const TENANT = '000000'

/** A signed-in enterprise with a message box and an opening under way. */
export interface Member {
  customerId: string
  session: { 'Blade-Auth': string }
  businessId: string
  flowId: string
}

/** A signed-in customer before the first application. */
type SignedUp = Pick<Member, 'customerId' | 'session'>

const ids = randomIds()

/** Fills an empty database with signed-in enterprises; no server may have the embedded one open. */
export const signUpCrowd = async (options: StoreOptions, count: number): Promise<SignedUp[]> => {
  const now = new Date()
  const store = await openStore(options)
  try {
    await seedCatalogue(store, { clock: { now: () => now } })
    return await store.transaction(async (tx) => {
      const crowd: SignedUp[] = []
      for (let index = 0; index < count; index += 1) crowd.push(await signUp(tx, index, now))
      return crowd
    })
  } finally {
    await store.close()
  }
}

const signUp = async (tx: Database, index: number, now: Date): Promise<SignedUp> => {
  const phone = `139${String(index).padStart(8, '0')}`
  const account = { tenantId: TENANT, phone, passwordHash: NO_PASSWORD }
  const accountId = await registerAccount(
    tx,
    { ids },
    { ...account, type: CustomerType.enterprise },
    now,
  )
  const [customer] = await tx
    .update(customers)
    .set({ verifiedStatus: VerifiedStatus.verified, companyName: `第${index + 1}贸易有限公司` })
    .where(eq(customers.accountId, accountId))
    .returning()
  if (!customer) throw new Error(`The account ${accountId} has no customer`)
  await tx.insert(messages).values(
    sampleMessages(now).map((message) => ({
      id: ids.next(),
      customerId: customer.id,
      ...message,
    })),
  )
  const { access_token: token } = await beginSession(
    { tx, deps: { ids }, now, address: '127.0.0.1', device: 'bench' },
    customer,
  )
  return { customerId: customer.id, session: sessionHeaders(token) }
}

/** Begins an opening for each customer at a running server, and saves its first step. */
export const beginOpenings = async (url: string, crowd: readonly SignedUp[]): Promise<Member[]> => {
  const members: Member[] = []
  for (const one of crowd) {
    const { businessId } = await beginOpening(url, one.session)
    const flowId = await saveNote(url, one.session, businessId, 'first')
    members.push({ ...one, businessId, flowId })
  }
  return members
}
