import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { recordDetail, recordMovements, recordPerform } from '#schemas/api/records.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { notify } from '#src/ui/feedback/notify.ts'

/** The kind and the id of a record. */
export interface RecordAddress {
  kind: string
  id: string
}

/** Fetches a record: status, timeline, figures and the actions of the customer. */
export const useRecord = ({ kind, id }: RecordAddress) =>
  useQuery({
    queryKey: [recordDetail.name, kind, id],
    queryFn: ({ signal }) => call(recordDetail, { query: { kind, id } }, { signal, hide: true }),
    staleTime: 0,
  })

/** Fetches the transfers that the figures of a record are made of. */
export const useMovements = ({ kind, id }: RecordAddress) =>
  useQuery({
    queryKey: [recordMovements.name, kind, id],
    queryFn: ({ signal }) => call(recordMovements, { query: { kind, id } }, { signal, hide: true }),
    staleTime: 0,
  })

/** An action with its input. */
export interface Performance {
  action: string
  label: string
  input: Record<string, unknown>
}

/** Performs an action on a record; everything that shows the record is read again, also after a refusal. */
export const usePerform = ({ kind, id }: RecordAddress) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ action, input }: Performance) =>
      call(recordPerform, { body: { kind, id, action, input } }, { hide: true }),
    onSuccess: ({ outcome }, { label }) =>
      notify.success(outcome === 'proposed' ? `${label}已提交，等待复核` : `${label}已提交`),
    onSettled: () => {
      for (const { name } of [recordDetail, recordMovements, customerGoodsList])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
}
