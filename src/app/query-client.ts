import { QueryClient } from '@tanstack/react-query'

/** Reads are retried by the API client, which knows which failures are worth it: not here as well. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
