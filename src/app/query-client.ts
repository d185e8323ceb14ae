import { QueryClient } from '@tanstack/react-query'

/** Creates the cache of queries. It retries nothing: the API client does, by the kind of the failure. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
