import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { commodityList, pledgePosition } from '#schemas/api/pledges.ts'
import { recordDetail, recordList, recordMovements } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Fetches the commodities that can be pledged, with their prices. */
export const useCommodities = () =>
  useQuery({
    queryKey: [commodityList.name],
    queryFn: ({ signal }) => call(commodityList, {}, { signal, hide: true }),
  })

/** Fetches where a pledge stands. */
export const usePosition = (id: string) =>
  useQuery({
    queryKey: [pledgePosition.name, id],
    queryFn: ({ signal }) => call(pledgePosition, { query: { id } }, { signal, hide: true }),
    staleTime: 0,
  })

/** The queries that a change of receipts or pledges makes stale. */
const CHANGED = [recordDetail, recordList, recordMovements, pledgePosition]

/** Sends a change of receipts or pledges; everything that shows them is read again. */
export const useChange = <Sent, Reply>(
  send: (sent: Sent) => Promise<Reply>,
  onDone?: (reply: Reply) => unknown,
) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (reply) => {
      await Promise.all(CHANGED.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
      await onDone?.(reply)
    },
  })
}
