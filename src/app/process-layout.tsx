import { Outlet } from 'react-router-dom'
import { ProcessProvider } from '#src/process/screen/process-provider.tsx'
import { fixedPagePath } from './routes.ts'

/** Round every screen of a process, so that going from one to another keeps the process's actor. */
export const ProcessLayout = () => (
  <ProcessProvider fixedPagePath={fixedPagePath}>
    <Outlet />
  </ProcessProvider>
)
