/**
 * Returns the whole of a bare reply with tokens or sub-accounts; undefined for other replies. The commercial edition of
 * BladeX sends tokens without an envelope.
 */
export const bareTokens = (body: unknown): unknown =>
  isObject(body) && ['access_token', 'accessToken', 'cusomerType'].some((name) => name in body)
    ? body
    : undefined

/** Renames the members of the open edition: `accessToken`, `refreshToken`, `expiresIn`. */
export const withTokenNames = (data: unknown): unknown => {
  if (!isObject(data) || !('accessToken' in data)) return data
  const { accessToken, refreshToken, expiresIn, ...rest } = data
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    ...rest,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
