import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Contract, DataOf } from '#schemas/api/contract.ts'
import type {
  addressList,
  bankCardList,
  contactList,
  documentList,
} from '#schemas/api/resources.ts'
import { call } from '#src/api/call.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { useSession } from '#src/session/use-session.ts'

/** The lists of what a customer keeps on file. */
type List = typeof documentList | typeof bankCardList | typeof addressList | typeof contactList

/** Fetches one of the lists of what the customer keeps on file. */
export const useOnFile = <C extends List>(contract: C) => {
  const { user } = useSession()
  return useQuery({
    queryKey: [contract.name, user?.customerId],
    queryFn: ({ signal }) =>
      call(contract as Contract, {}, { signal, hide: true }) as Promise<DataOf<C>>,
    staleTime: 0,
  })
}

/** The success message of a change by one press (specification, section 8). */
const DONE = '操作成功'

/** Makes a change to what is on file; the list is read again, also after a refusal. */
export const useChange = <Given, Done = unknown>(
  list: List,
  { send, done = DONE }: { send: (given: Given) => Promise<Done>; done?: string },
) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => notify.success(done),
    onSettled: () => queries.invalidateQueries({ queryKey: [list.name] }),
  })
}
