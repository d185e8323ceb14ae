import { OPTIONS } from './words.ts'

/** The records that a field chooses among, and the amount that the chosen ones have to cover. */
export interface RecordChoice {
  kind: string
  /** The statuses whose records may be chosen; [] for all that their kind allows. */
  status: readonly string[]
  /** A pointer into the collected data, or an amount in 元. */
  least?: string
  /** The share of their amounts that counts towards `least`. */
  share: string
}

/** Returns the records that the options of a field name; undefined without a kind. */
export const recordChoiceOf = (
  options: Readonly<Record<string, unknown>>,
): RecordChoice | undefined => {
  const { kind, status, least, share } = {
    kind: options[OPTIONS.kind],
    status: options[OPTIONS.status],
    least: options[OPTIONS.least],
    share: options[OPTIONS.share],
  }
  if (typeof kind !== 'string' || kind === '') return undefined
  return {
    kind,
    status: isStatusList(status) ? status : NO_STATUS,
    ...(typeof least === 'string' && least !== '' && { least }),
    share: isShare(share) ? share : '1',
  }
}

const NO_STATUS: readonly string[] = Object.freeze([])

/** Tells whether a definition's `status` is valid: at least one name. */
export const isStatusList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => typeof name === 'string' && name !== '')

/** The pattern of a share: more than 0, at most 1, at most 6 places. */
export const SHARE = String.raw`^(?:1(?:\.0{1,6})?|0\.(?!0+$)\d{1,6})$`

/** Tells whether a definition's `share` is valid. */
export const isShare = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(SHARE).test(value)
