import { useQuery } from '@tanstack/react-query'
import { loanList, type LoanInList } from '#schemas/api/loans.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** Fetches the customer's loans that are not settled: overdue ones first, then by due date. */
export const useDueLoans = () => {
  const { user, isVerified } = useSession()
  return useQuery({
    queryKey: [loanList.name, user?.customerId],
    queryFn: ({ signal }) => call(loanList, {}, { signal, hide: true }),
    select: (loans) => loans.filter(({ nextDueDate }) => nextDueDate !== '').toSorted(byUrgency),
    staleTime: 0,
    enabled: isVerified,
  })
}

const byUrgency = (one: LoanInList, other: LoanInList): number =>
  other.overdueDays - one.overdueDays || one.nextDueDate.localeCompare(other.nextDueDate)
