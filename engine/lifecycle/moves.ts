import type { Lifecycle, Role } from '#schemas/lifecycles/lifecycle.ts'

/** The status that an action leads to, or the reason for which it is not possible. */
export type Verdict = { to: string } | { refused: 'action' | 'role' | 'status'; why: string }

/** Tells where an action of a role leads from a status. */
export const verdictOf = (
  { actions, statuses, title }: Lifecycle,
  { status, action, role }: { status: string; action: string; role: Role },
): Verdict => {
  const declared = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!declared) return { refused: 'action', why: '没有这项操作' }
  if (!declared.by.includes(role)) return { refused: 'role', why: `您不能办理“${declared.label}”` }
  const to = Object.hasOwn(declared.moves, status) ? declared.moves[status] : undefined
  return to === undefined
    ? {
        refused: 'status',
        why: `${title}${statuses[status]?.label ?? ''}，不能办理“${declared.label}”`,
      }
    : { to }
}

/** Returns the name of a status by its code on the wire. @throws where there is none */
export const statusOfCode = <Status extends string>(
  { kind, statuses }: Lifecycle<Status>,
  code: number,
): Status => {
  for (const name in statuses) if (statuses[name].code === code) return name
  throw new Error(`${kind} has no status ${code}`)
}

/** Tells whether a status ends a record, by its code on the wire. */
export const isFinalCode = (lifecycle: Lifecycle, code: number): boolean =>
  lifecycle.statuses[statusOfCode(lifecycle, code)]?.isFinal === true
