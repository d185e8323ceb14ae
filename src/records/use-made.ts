import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { recordDetail, recordList } from '#schemas/api/records.ts'
import { recordPath } from './record-paths.ts'

/** Makes a record, and opens it. */
export const useMade = <Given>(kind: string, send: (given: Given) => Promise<{ id: string }>) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ id }) => {
      for (const { name } of [recordList, recordDetail])
        void queries.invalidateQueries({ queryKey: [name] })
      await navigate(recordPath(kind, id) ?? '')
    },
  })
}
