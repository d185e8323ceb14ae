import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, numberOr, page, pageQuery, text } from './wire.ts'

/** The paths are chosen here: the specification names the group without them (section 7). */
const CONTRACT = 'blade-business/web-front/business/contract'

/** 0 drafted, 1 being signed by the provider, 2 signed, 3 failed, 4 void: its application was withdrawn. */
const contractStatus = numberOr(0)

export const contract = z.object({
  contractId: id,
  contractNo: text,
  title: text,
  /** Plain text, paragraphs separated by line feeds. */
  content: text,
  status: contractStatus,
  signedAt: text,
  /** '' for a contract in force; a void one stays readable. */
  voidedAt: text,
  /** The path of its PDF, which needs the session's token; '' where there is none. */
  link: text,
  /** The reason for which the signing provider did not sign it, and it can be signed again; '' without one. */
  failure: text,
  /** The address of the provider's page while it signs; '' else. */
  signingPage: text,
})
export type Contract = z.output<typeof contract>

/** A contract in the customer's list. */
export const contractSummary = z.object({
  contractId: id,
  contractNo: text,
  title: text,
  goodsName: text,
  processName: text,
  status: contractStatus,
  createdAt: text,
  signedAt: text,
  voidedAt: text,
  link: text,
})
export type ContractSummary = z.output<typeof contractSummary>

export const contractList = defineContract({
  name: 'products.contractList',
  summary:
    'The contracts of the signed-in customer, newest first; of drafts only the newest of each flow.',
  method: 'GET',
  path: `${CONTRACT}/list`,
  access: 'customer',
  query: z.object({ ...pageQuery, flowOnlyId: z.optional(z.string()) }),
  data: page(contractSummary),
})

export const contractGenerate = defineContract({
  name: 'products.contractGenerate',
  summary:
    'The contract that a step of a flow signs, generated from its saved values; the same one until it is signed.',
  method: 'POST',
  path: `${CONTRACT}/generate`,
  access: 'customer',
  limit: { calls: 60, seconds: 600 },
  body: z.object({
    flowOnlyId: z.string(),
    /** The id of the entry whose step signs it; that of the first such step without it. */
    entryId: z.optional(z.string()),
  }),
  data: contract,
})

export const contractSignCode = defineContract({
  name: 'products.contractSignCode',
  summary:
    "Sends the code with which a contract is signed to the phone of the customer's account; data.id is sent back with it.",
  method: 'POST',
  path: `${CONTRACT}/sign-code`,
  access: 'customer',
  body: z.object({ contractId: z.string() }),
  data: z.object({ id }),
})

export const contractSign = defineContract({
  name: 'products.contractSign',
  summary:
    'Sends a contract to the signing provider, with the code of `contractSignCode` or to be signed on the page of the provider at `url`; its status tells when it is signed.',
  method: 'POST',
  path: `${CONTRACT}/sign`,
  access: 'customer',
  body: z.object({
    contractId: z.string(),
    /** The id of the code, and its digits: refused without them. */
    id: z.optional(z.string()),
    value: z.optional(z.string()),
    /** The address to which the provider's page returns. */
    returnUrl: z.optional(z.string()),
  }),
  data: z.object({ contractId: id, status: contractStatus, url: text }),
})

export const contractDetail = defineContract({
  name: 'products.contractDetail',
  summary: 'A contract with the status of its signing.',
  method: 'GET',
  path: `${CONTRACT}/detail`,
  access: 'customer',
  query: z.object({ contractId: z.string() }),
  data: contract,
})
