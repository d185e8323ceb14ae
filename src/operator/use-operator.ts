import { createContext, use, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { operatorSession, type OperatorInfo } from '#schemas/api/operator.ts'
import type { OperatorRole } from '#schemas/api/operator-roles.ts'
import { operatorCall } from './operator-call.ts'
import { operatorToken } from './operator-token.ts'

/** The signed-in operator; the frame of the console provides it. */
export const OperatorContext = createContext<OperatorInfo | undefined>(undefined)

/** Returns the signed-in operator. */
export const useOperator = (): OperatorInfo & { may: (role: OperatorRole) => boolean } => {
  const operator = use(OperatorContext)
  if (!operator) throw new Error('useOperator needs an OperatorContext around it')
  return { ...operator, may: (role) => operator.roles.includes(role) }
}

/** The token of this tab; '' where nobody is signed in. */
export const useToken = (): string =>
  useSyncExternalStore(operatorToken.subscribe, operatorToken.read, () => '')

/** Fetches the operator of a token. */
export const useOperatorOf = (token: string) =>
  useQuery({
    queryKey: [operatorSession.name, token],
    queryFn: ({ signal }) => operatorCall(operatorSession, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
  })
