import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import {
  contractDetail,
  contractGenerate,
  contractSign,
  contractSignCode,
} from '#schemas/api/customer-contracts.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { operatorOf } from './operator.ts'

const SIGNED = 2

/** Signs the contract of a flow by direct calls, and waits until the provider has signed it. */
export const signContract = async (
  server: string,
  { headers, phone }: Pick<Enterprise, 'headers' | 'phone'>,
  flowOnlyId: string,
): Promise<void> => {
  const { contractId } = await callServer(server, contractGenerate, {
    headers,
    body: { flowOnlyId },
  })
  const { id } = await callServer(server, contractSignCode, { headers, body: { contractId } })
  const value = await operatorOf(server).newestCode(phone)
  await callServer(server, contractSign, { headers, body: { contractId, id, value } })
  const isSigned = async () =>
    (await callServer(server, contractDetail, { headers, query: { contractId } })).status === SIGNED
  while (!(await isSigned())) await pause(200)
}

/** Ticks the consent of a signing on the page, and enters the code that is sent to `phone`. */
export const intendToSign = async (page: Page, phone: string): Promise<void> => {
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/签署验证码已发送至 1\d\d\*{4}\d{4}/)).toBeVisible()
  const code = await operatorOf(new URL(page.url()).origin).newestCode(phone)
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
}

/** Signs the contract that the page shows with the code that is sent to `phone`. */
export const signHere = async (page: Page, phone: string): Promise<void> => {
  await intendToSign(page, phone)
  await page.getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText('合同签署中…')).toBeVisible()
  await expect(page.getByText('合同已签署')).toBeVisible({ timeout: 45_000 })
}

/** Signs the contract that the page shows, and goes on to the next step. */
export const signAndGoOn = async (page: Page, phone: string): Promise<void> => {
  await signHere(page, phone)
  await page.getByRole('button', { name: '下一步' }).click()
}
