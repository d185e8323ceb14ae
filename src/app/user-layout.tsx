import { Outlet } from 'react-router-dom'
import { MESSAGE_PANEL_ID } from '#src/features/messages/panel-id.ts'
import { UserFrame } from '#src/features/user/user-frame.tsx'
import { useCurrentRoute } from './use-current-route.ts'

/** The side menu and the guard of the role round the pages of the user center. */
export const UserLayout = () => (
  <UserFrame button={useCurrentRoute()?.button} messagesId={MESSAGE_PANEL_ID}>
    <Outlet />
  </UserFrame>
)
