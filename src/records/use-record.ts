import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { DataOf } from '#schemas/api/contract.ts'
import {
  recordDetail,
  recordList,
  recordMovements,
  recordPerform,
  type Movement,
} from '#schemas/api/records.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import type { Attachment } from '#schemas/api/files.ts'
import { call } from '#src/api/call.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { notify } from '#src/ui/feedback/notify.ts'

/** The kind and the id of a record. */
export interface RecordAddress {
  kind: string
  id: string
}

/** Fetches a record: status, timeline, figures and the actions of the customer; nothing while it is not wanted. */
export const useRecord = ({ kind, id }: RecordAddress, isWanted = true) =>
  useQuery({
    queryKey: [recordDetail.name, kind, id],
    queryFn: ({ signal }) => call(recordDetail, { query: { kind, id } }, { signal, hide: true }),
    enabled: isWanted,
    staleTime: 0,
  })

/** The calls of a record's screen: a customer's by default; the operators' console provides its own. */
export interface RecordCalls {
  movements: (address: RecordAddress, signal: AbortSignal) => Promise<Movement[]>
  perform: (
    wanted: RecordAddress & { action: string; input: Record<string, unknown> },
  ) => Promise<DataOf<typeof recordPerform>>
  /** Returns the address of a file of a record, for the caller to revoke. */
  fileUrl: (attachment: Attachment) => Promise<string>
  /** The names of the queries that an action changes. */
  changes: readonly string[]
  /** The name of the record's owner in its timeline. */
  owner: string
}

const downloading = lazyCode(async () => (await import('#src/api/download.ts')).fileAddress)

/** The calls of the records below it. */
export const RecordCallsContext = createContext<RecordCalls>({
  movements: (query, signal) => call(recordMovements, { query }, { signal, hide: true }),
  perform: (body) => call(recordPerform, { body }, { hide: true }),
  fileUrl: async (attachment) => (await downloading.load())(attachment),
  changes: [recordDetail, recordList, recordMovements, customerGoodsList].map(({ name }) => name),
  owner: '本企业',
})

/** Returns the calls of the records here. */
export const useRecordCalls = (): RecordCalls => use(RecordCallsContext)

/** Fetches the transfers that the figures of a record are made of. */
export const useMovements = ({ kind, id }: RecordAddress) => {
  const { movements } = use(RecordCallsContext)
  return useQuery({
    queryKey: [recordMovements.name, kind, id],
    queryFn: ({ signal }) => movements({ kind, id }, signal),
    staleTime: 0,
  })
}

/** An action with its input. */
export interface Performance {
  action: string
  label: string
  input: Record<string, unknown>
}

/** Performs an action on a record; everything that shows the record is read again, also after a refusal. */
export const usePerform = ({ kind, id }: RecordAddress) => {
  const queries = useQueryClient()
  const { perform, changes } = use(RecordCallsContext)
  return useMutation({
    mutationFn: ({ action, input }: Performance) => perform({ kind, id, action, input }),
    onSuccess: ({ outcome }, { label }) =>
      notify.success(outcome === 'proposed' ? `${label}已提交，等待复核` : `${label}已提交`),
    onSettled: () => {
      for (const name of changes) void queries.invalidateQueries({ queryKey: [name] })
    },
  })
}
