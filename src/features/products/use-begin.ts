import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginApplication } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import type { ProcessAddress } from '#src/process/flow/process-address.ts'
import { processScreen } from '#src/process/flow/process-screen.ts'
import {
  preloadDefinition,
  preloadFlow,
  preloadProcess,
  type BegunFlow,
} from '#src/process/preload-process.ts'
import { useSession } from '#src/session/use-session.ts'
import { intent } from './intent.ts'

/** Returns a function that opens the screen of a process, with the current page as its return route. */
export const useOpenProcess = (goodsId: string, isGroup: boolean) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (opened: Omit<ProcessAddress, 'goodId'>, begun?: BegunFlow) => {
    const address = { ...opened, goodId: goodsId }
    preloadFlow(address, begun)
    return navigate(processScreen(address, isGroup), { state: { returnTo: pathname + search } })
  }
}

const BEGIN = [beginApplication.name]

/** Begins a process of a product, or continues the flow under way, and opens its screen. */
const useApplication = (goodsId: string, isGroup: boolean) => {
  const openProcess = useOpenProcess(goodsId, isGroup)
  return useMutation({
    mutationKey: BEGIN,
    mutationFn: (type: number) => call(beginApplication, { body: { goodsId, type } }),
    onSuccess: ({ businessId, flowOnlyId, flow }, processType) =>
      openProcess({ processType, businessId, flowOnlyId }, flow),
  })
}

/**
 * Begins a process from its product. A signed-out customer gets the login dialog first, an unverified one
 * the real-name dialog; a press before signing in is carried out afterwards.
 */
export const useBegin = (goodsId: string, isGroup: boolean) => {
  const { status, isVerified, openLogin, openRealName } = useSession()
  const { mutate, isPending, variables } = useApplication(goodsId, isGroup)

  const queryClient = useQueryClient()

  const begin = (type: number): void => {
    // Asks the query client, because a second click may come before the next render.
    if (status === 'restoring' || queryClient.isMutating({ mutationKey: BEGIN })) return
    if (status === 'signedOut') {
      intent.keep(goodsId, type)
      openLogin()
    } else if (!isVerified) openRealName()
    else {
      mutate(type)
      preloadDefinition(goodsId, type)
    }
  }

  /** Asks for what beginning needs, once a pointer or the focus is at its button. */
  const lookAhead = (type: number): void => {
    preloadProcess()
    if (status === 'signedIn' && isVerified) preloadDefinition(goodsId, type)
  }

  const goOn = useEffectEvent(() => {
    const type = intent.take(goodsId)
    if (type !== undefined) begin(type)
  })
  useEffect(() => {
    if (status === 'signedIn') goOn()
    if (status === 'signedOut') intent.forget()
  }, [status])

  return { begin, lookAhead, pending: isPending ? variables : undefined }
}
