import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { SessionProvider } from '#src/session/session-provider.tsx'

/** The portal: its providers and its router. */
export const App = ({ queryClient, router }: { queryClient: QueryClient; router: DataRouter }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>
)
