import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { useSession } from '#src/session/use-session.ts'
import type { MessagesActor } from './use-messages.ts'

/** The code of the messages, which a visitor who is not signed in never loads. */
const messagesCode = lazyCode(() => import('./messages-code.ts'))

/** The code of the messages, and the actor of the signed-in customer. */
export interface SharedMessages {
  code: NonNullable<ReturnType<typeof messagesCode.loaded>>
  actor: MessagesActor
}

const MessagesContext = createContext<SharedMessages | undefined>(undefined)

/** Returns what the bell and the page of the messages share; undefined until it is loaded. */
export const useSharedMessages = () => use(MessagesContext)

interface MessagesProviderProps {
  /** False on pages without a header. */
  isWanted: boolean
  children: ReactNode
}

/** Runs one actor of the customer's messages for the bell and the page. */
export const MessagesProvider = ({ isWanted, children }: MessagesProviderProps) => {
  const customerId = useSession().user?.customerId
  const isRunning = isWanted && customerId !== undefined
  // A failed load leaves the page without a bell; the next page retries.
  const code = useCode(messagesCode, { isWanted: isRunning })
  const [shared, setShared] = useState<SharedMessages>()
  useEffect(() => {
    if (!code || !isRunning) return
    const actor = code.startMessages()
    // oxlint-disable-next-line react/set-state-in-effect -- the actor begins here: a render has no effects
    setShared({ code, actor })
    return () => {
      actor.stop()
      setShared(undefined)
    }
  }, [code, isRunning, customerId])
  return <MessagesContext value={shared}>{children}</MessagesContext>
}
