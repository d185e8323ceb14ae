import type { Session } from '#src/session/use-session.ts'
import { enterprise, signedIn, signedOut } from './portal.tsx'

/** The sessions that sections 2 and 6 of the specification tell apart. */
export const VIEWERS = {
  'logged out': () => signedOut(),
  personal: () => signedIn({ user: { ...enterprise, type: 1, companyName: '' } }),
  enterprise: () => signedIn(),
  'core enterprise': () => signedIn({ isCoreEnterprise: true, user: { ...enterprise, label: 3 } }),
  unverified: () => signedIn({ isVerified: false, user: { ...enterprise, verifiedStatus: 2 } }),
  'without roleId': () => signedIn({ user: { ...enterprise, roleId: '' } }),
} satisfies Record<string, () => Session>

export type Viewer = keyof typeof VIEWERS

/** The names of the sessions, for tables of tests. */
export const viewers = Object.keys(VIEWERS) as Viewer[]

/** Reads a table from text: cells between bars, the first line names the columns. */
export const readTable = (text: string): Record<string, string>[] => {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])),
  )
}
