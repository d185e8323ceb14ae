import { Outlet } from 'react-router-dom'
import { Themed } from './themed.tsx'

/** Round every screen of a process, so that going from one to another keeps the process's actor. */
export const ProcessLayout = () => (
  <Themed>
    <Outlet />
  </Themed>
)
