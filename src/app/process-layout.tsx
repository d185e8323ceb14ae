import { Outlet } from 'react-router-dom'
import { ProcessProvider } from '#src/process/screen/process-provider.tsx'
import { Additions } from './additions.tsx'
import { fixedPagePath } from './routes.ts'

/** Layout of all screens of a process: the process's actor lives on while the customer moves between them. */
export const ProcessLayout = () => (
  <Additions>
    <ProcessProvider fixedPagePath={fixedPagePath}>
      <Outlet />
    </ProcessProvider>
  </Additions>
)
