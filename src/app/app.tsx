import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { createQueryClient } from './query-client.ts'
import { routeObjects } from './router.tsx'

const queryClient = createQueryClient()
const router = createBrowserRouter(routeObjects)

/** The portal: its providers and its router. */
export const App = () => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>
)
