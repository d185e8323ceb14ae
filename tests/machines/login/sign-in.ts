import { signIn, type SignIn } from '#schemas/api/user.ts'

/** The reply to a sign-in, normalised by the contract. */
export const signInOf = (wire: Record<string, unknown>): SignIn => signIn.parse(wire)

/** A token for a user of label 1 without sub-accounts. */
export const plain = signInOf({
  access_token: 'token',
  refresh_token: 'refresh',
  customerId: '7',
  label: 1,
})

/** A token for a user of another label. */
export const enterprise = signInOf({
  access_token: 'token',
  refresh_token: 'refresh',
  customerId: '8',
  label: 2,
})

/** No token, and two sub-accounts. */
export const undecided = signInOf({
  cusomerType: [
    { id: 'a', type: 1, name: '张三' },
    { id: 'b', type: 2, name: '宏远科技' },
  ],
  customerCheckVo: { id: 'check', uuid: 'uuid' },
})

/** Neither a token nor sub-accounts. */
export const nothing = signInOf({})
