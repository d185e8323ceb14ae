import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { todoList, type Todo } from '#schemas/api/next-steps.ts'
import { beginApplication, customerGoodsList } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { useChanges } from '#src/session/use-changes.ts'
import { useSession } from '#src/session/use-session.ts'
import { processScreen } from './process-screen.ts'

/** Fetches what waits for the customer; refetched on every visit and change, because reviewers change it. */
export const useTodos = () => {
  const { user } = useSession()
  const queries = useQueryClient()
  useChanges(() => {
    void queries.invalidateQueries({ queryKey: [todoList.name] })
    void queries.invalidateQueries({ queryKey: [customerGoodsList.name] })
  })
  return useQuery({
    queryKey: [todoList.name, user?.customerId],
    queryFn: ({ signal }) => call(todoList, {}, { signal, hide: true }),
    staleTime: 0,
  })
}

/** Returns a function that opens the screen of a todo, and begins its flow where there is none yet. */
export const useOpenTodo = () => {
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ kind, goodsId, isGroup, processType, businessId, flowOnlyId }: Todo) => {
      if (kind === 'materials')
        return navigate(pathTo(PATHS.additionalMaterials, { id: businessId }))
      const flow = flowOnlyId
        ? { businessId, flowOnlyId }
        : await call(beginApplication, { body: { goodsId, type: processType } })
      await navigate(processScreen({ processType, goodId: goodsId, ...flow }, isGroup), {
        state: { returnTo: PATHS.userCenter },
      })
    },
  })
  return { open: (todo: Todo) => mutate(todo), opening: isPending ? variables : undefined }
}
