import { createHash, randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import smCrypto from 'sm-crypto'
import { accountLogin, publicKey, register, sendValidate } from '#schemas/api/sign-in.ts'
import { commitEnterpriseAuth, verifyEnterpriseAuth } from '#schemas/api/verification.ts'
import { formats } from '#engine/formats/formats.ts'
import { TOKENS_KEY, type Tokens } from '#src/api/tokens.ts'
import { callServer } from './api.ts'
import { operatorOf } from './operator.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

const TENANT = '000000'
const PASSWORD = 'Journey@2026'

/** An account of one journey. */
export interface Account {
  phone: string
  password: string
  /** The headers of its calls by `callServer`. */
  headers: { 'Blade-Auth': string }
  tokens: Tokens
}

/** A verified enterprise. */
export interface Enterprise extends Account {
  companyName: string
  creditCode: string
}

/** Registers a person (1) or an enterprise (2), by the calls that the portal makes. */
export const newAccount = async (url: string, type: 1 | 2): Promise<Account> => {
  const phone = formats.mobile.sample(randomInt(2 ** 31))
  const { id } = await callServer(url, sendValidate, {
    body: { phone, tenantId: TENANT },
  })
  const value = await operatorOf(url).newestCode(phone)
  const password = await encrypt(url, PASSWORD)
  await callServer(url, register, {
    body: { tenantId: TENANT, phone, value, id, password, type },
  })
  // Signs in by password, because a second code within a minute is refused.
  return accountOf(url, phone, PASSWORD)
}

/** Signs an account of one customer in by its password. */
export const accountOf = async (url: string, phone: string, password: string): Promise<Account> => {
  const session = await callServer(url, accountLogin, {
    body: { account: phone, password: await encrypt(url, password), tenantId: TENANT, type: 0 },
  })
  const tokens = {
    sessionId: phone,
    access: session.access_token,
    refresh: session.refresh_token,
    tenantId: TENANT,
    subAccountId: session.customerId,
  }
  const headers = sessionHeaders(session.access_token)
  return { phone, password, headers, tokens }
}

/** Registers and verifies an enterprise. */
export const newEnterprise = async (
  url: string,
  { namePrefix = '旅程' } = {},
): Promise<Enterprise> => {
  const account = await newAccount(url, 2)
  const { phone, headers } = account
  const seed = randomInt(2 ** 31)
  const companyName = `${namePrefix}${String(seed).padStart(10, '0')}贸易有限公司`
  const creditCode = formats['credit-code'].sample(seed)
  const { bizNo } = await callServer(url, commitEnterpriseAuth, {
    headers,
    query: { type: '3' },
    body: {
      companyName,
      creditCode,
      bankAccount: formats['bank-card'].sample(seed),
      bankName: '中国工商银行',
    },
  })
  await callServer(url, verifyEnterpriseAuth, {
    headers,
    query: { type: '3' },
    body: { bizNo, amount: await operatorOf(url).newestCode(phone) },
  })
  return { ...account, companyName, creditCode }
}

/** Signs a customer in to a browser: pages opened from now on have the tokens. */
export const signIn = (context: BrowserContext, url: string, { tokens }: Account) =>
  context.setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(url).origin,
        localStorage: [{ name: TOKENS_KEY, value: JSON.stringify(tokens) }],
      },
    ],
  })

const encrypt = async (url: string, password: string) => {
  const { publicKey: key } = await callServer(url, publicKey)
  return smCrypto.sm2.doEncrypt(createHash('md5').update(password).digest('hex'), key, 0)
}
