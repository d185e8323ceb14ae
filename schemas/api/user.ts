import * as z from 'zod/mini'
import { id, list, maybe, number, numberOr, text } from './wire.ts'

/** `verifiedStatus` of a user: 0 has to register first; any other value but 1 is not verified yet. */
export const VerifiedStatus = { mustRegister: 0, verified: 1, unverified: 2 } as const

/** `label` of a user: 1, 2 or 3 (specification, section 3). */
export const UserLabel = { plain: 1, coreEnterprise: 3 } as const

/** Tells whether a user has begun to register and not finished it. */
export const mustRegister = (user: Pick<UserInfo, 'verifiedStatus'> | undefined): boolean =>
  user?.verifiedStatus === VerifiedStatus.mustRegister

/** Tells whether the `type` of a user is a person's: 1 is a person, 2 and 3 are enterprises (section 3). */
export const isPersonal = (type: number | undefined): boolean => type === 1

/** The info of a user (specification, section 3). */
export const userInfo = z.object({
  userId: id,
  companyId: id,
  companyName: text,
  companyLogoSrc: text,
  customerId: id,
  customerName: text,
  name: text,
  identityCard: text,
  accountUser: text,
  avatar: text,
  license: text,
  roleId: id,
  roleName: text,
  account: text,
  logoSrc: text,
  corporateAvatar: text,
  phone: text,
  email: text,
  /** See `VerifiedStatus`. */
  verifiedStatus: number,
  noLogoSrc: text,
  /** 1 personal, 2 or 3 enterprise. */
  type: number,
  /** See `UserLabel`. */
  label: number,
  /** The key of this customer that encrypts drafts in the browser, 32 bytes as hex; '' from a gateway without it. */
  draftKey: text,
})
export type UserInfo = z.output<typeof userInfo>

/** Returns the address of the picture of a person or an enterprise, '' for none: an enterprise's is its logo. */
export const pictureOf = ({
  type,
  avatar = '',
  companyLogoSrc = '',
  corporateAvatar,
  logoSrc,
}: Pick<UserInfo, 'type' | 'corporateAvatar' | 'logoSrc'> &
  Partial<Pick<UserInfo, 'avatar' | 'companyLogoSrc'>>): string =>
  (isPersonal(type) ? avatar : companyLogoSrc || corporateAvatar) || logoSrc

/** One of the people or enterprises that an account may act for. */
export const subAccount = z.object({
  id,
  type: number,
  name: text,
  personalName: text,
  personalPhone: text,
  creditCode: text,
  logoSrc: text,
  corporateAvatar: text,
  roleName: text,
})
export type SubAccount = z.output<typeof subAccount>

/**
 * The sub-accounts to choose from, [] without a choice. `id` and `uuid` are sent back with the chosen one. `cusomerType`
 * is the server's spelling (section 3).
 */
export const subAccountOffer = z.object({
  cusomerType: list(subAccount),
  customerCheckVo: maybe(z.object({ id, uuid: text })),
})

/** The reply to a sign-in: tokens and the user, or the sub-accounts to choose from. */
export const signIn = z.object({
  ...userInfo.shape,
  ...subAccountOffer.shape,
  access_token: text,
  refresh_token: text,
  /** Lifetime of the access token; seconds. */
  expires_in: numberOr(3600),
})
export type SignIn = z.output<typeof signIn>
