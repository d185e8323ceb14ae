import { Outlet } from 'react-router-dom'
import { UserFrame } from '#src/features/user/user-frame.tsx'
import { useSession } from '#src/session/use-session.ts'
import { useCurrentRoute } from './use-current-route.ts'

/** Layout of the user center: the side menu, and the guard by role button. */
export const UserLayout = () => {
  const { user } = useSession()
  const button = useCurrentRoute()?.button
  // Without a session, only pages that are not built yet are rendered here.
  if (!user) return <Outlet />
  return (
    <UserFrame button={button}>
      <Outlet />
    </UserFrame>
  )
}
