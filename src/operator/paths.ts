/** The addresses of the operators' console. */
export const OPERATOR_PATHS = {
  start: '/operator',
  submissions: '/operator/submissions',
  records: '/operator/records',
  calendar: '/operator/calendar',
  prices: '/operator/prices',
  provider: '/operator/provider',
  signingProvider: '/operator/signing-provider',
  outbox: '/operator/outbox',
  operators: '/operator/operators',
  accounts: '/operator/accounts',
  actions: '/operator/actions',
} as const

/** Returns the address of a submission. */
export const submissionPath = (id: string): string =>
  `${OPERATOR_PATHS.submissions}/${encodeURIComponent(id)}`

/** Returns the address of a queue, or of one of its records. */
export const recordsPath = (kind: string, id?: string): string =>
  [OPERATOR_PATHS.records, kind, ...(id === undefined ? [] : [id])]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/')
