import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { SessionPath } from '#schemas/session.ts'
import { noticeAfterReload } from '#src/session/notice-after-reload.ts'
import { sessionEvents } from '#src/session/session-events.ts'
import { notify } from '#src/ui/notify.ts'

/** Takes the user where the session wants them to be. */
export const useSessionEvents = (): void => {
  const navigate = useNavigate()
  const go = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () =>
      sessionEvents.subscribe((event) =>
        go(event.type === 'goHome' ? SessionPath.home : SessionPath.register),
      ),
    [],
  )
  useEffect(() => {
    const notice = noticeAfterReload.take()
    if (notice) notify.success(notice)
  }, [])
}
