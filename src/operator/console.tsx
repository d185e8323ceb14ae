import { useEffect } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { recordMovements } from '#schemas/api/records.ts'
import * as queues from '#schemas/api/operator-queues.ts'
import { RecordCallsContext, type RecordCalls } from '#src/records/use-record.ts'
import { Notices } from '#src/ui/feedback/notices.tsx'
import { PageError, PageSkeleton } from '#src/ui/page/page-state.tsx'
import { operatorCall, operatorFileAddress } from './operator-call.ts'
import { SignIn } from './sign-in.tsx'
import { OperatorContext, useOperatorOf, useToken } from './use-operator.ts'

/** Creates the cache of the console's queries; the client of calls retries reads itself. */
export const createConsoleCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0 }, mutations: { retry: false } },
  })

/** The operators' console: its providers, the sign-in, and its screens. */
export const Console = ({ router, cache }: { router: DataRouter; cache: QueryClient }) => (
  <QueryClientProvider client={cache}>
    <RecordCallsContext value={CALLS}>
      <SignedIn router={router} cache={cache} />
    </RecordCallsContext>
    <Notices />
  </QueryClientProvider>
)

const SignedIn = ({ router, cache }: { router: DataRouter; cache: QueryClient }) => {
  const token = useToken()
  const { data: operator, error, refetch } = useOperatorOf(token)
  // Another operator sees nothing of the one before.
  useEffect(() => {
    if (!token) cache.clear()
  }, [token, cache])
  if (!token) return <SignIn />
  if (operator)
    return (
      <OperatorContext value={operator}>
        <RouterProvider router={router} />
      </OperatorContext>
    )
  return error ? (
    <PageError error={error} onRetry={() => void refetch()} />
  ) : (
    <PageSkeleton label="正在登录" />
  )
}

const CALLS: RecordCalls = {
  fileUrl: ({ attachId }) => operatorFileAddress(attachId),
  movements: async (query, signal) =>
    (await operatorCall(queues.operatorRecord, { query, signal })).movements,
  perform: (body) => operatorCall(queues.operatorPerform, { body }),
  changes: [
    recordMovements,
    queues.operatorRecord,
    queues.operatorRecords,
    queues.operatorQueues,
    queues.submissionDetail,
    queues.submissionList,
  ].map(({ name }) => name),
  owner: '客户',
}
