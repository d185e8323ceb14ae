import * as z from 'zod/mini'

/** The texts that a registration agrees to, each with its version: the day since which it is in force. */
export const AGREEMENTS = [
  { title: '平台服务条款', version: '2026-11-08' },
  { title: '隐私政策', version: '2026-11-27' },
] as const

/** A text that the customer agreed to. */
export const agreement = z.object({
  title: z.enum(AGREEMENTS.map(({ title }) => title)),
  version: z.string().check(z.iso.date()),
})
export type GivenAgreement = z.output<typeof agreement>
