import { Outlet } from 'react-router-dom'
import { MESSAGE_PANEL_ID } from '#src/features/messages/panel-id.ts'
import { UserFrame } from '#src/features/user/user-frame.tsx'
import { useSession } from '#src/session/use-session.ts'
import { useCurrentRoute } from './use-current-route.ts'

/** The side menu and the guard of the role round the pages of the user center. */
export const UserLayout = () => {
  const { user } = useSession()
  const button = useCurrentRoute()?.button
  // Who is not signed in comes here only to a page that is still to come.
  if (!user) return <Outlet />
  return (
    <UserFrame button={button} messagesId={MESSAGE_PANEL_ID}>
      <Outlet />
    </UserFrame>
  )
}
