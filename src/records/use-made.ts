import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { recordPath } from './record-paths.ts'

/** Makes a record, and opens it; everything is read again, such as the line that the record uses. */
export const useMade = <Given>(kind: string, send: (given: Given) => Promise<{ id: string }>) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries()
      await navigate(recordPath(kind, id) ?? '')
    },
  })
}
