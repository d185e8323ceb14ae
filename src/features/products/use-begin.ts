import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginApplication } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import type { ProcessAddress } from '#src/process/flow/process-address.ts'
import { useSession } from '#src/session/use-session.ts'
import { intent } from './intent.ts'
import { processScreen } from './process-screen.ts'

/** Goes to the screen of a process, which leads back here when it ends. */
export const useOpenProcess = (goodsId: string, isGroup: boolean) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (address: Omit<ProcessAddress, 'goodId'>) =>
    navigate(processScreen({ ...address, goodId: goodsId }, isGroup), {
      state: { returnTo: pathname + search },
    })
}

const BEGIN = [beginApplication.name]

/** Begins a process of a product, or finds the one under way, and goes to its screen. */
const useApplication = (goodsId: string, isGroup: boolean) => {
  const openProcess = useOpenProcess(goodsId, isGroup)
  return useMutation({
    mutationKey: BEGIN,
    mutationFn: (type: number) => call(beginApplication, { body: { goodsId, type } }),
    onSuccess: (begun, processType) => openProcess({ processType, ...begun }),
  })
}

/**
 * The way into a process from its product: signed out, the login dialog comes first; unverified, the
 * real-name dialog. What was pressed before signing in goes on by itself afterwards.
 */
export const useBegin = (goodsId: string, isGroup: boolean) => {
  const { status, isVerified, openLogin, openRealName } = useSession()
  const { mutate, isPending, variables } = useApplication(goodsId, isGroup)

  const queryClient = useQueryClient()

  const begin = (type: number): void => {
    // Asked of the client: a second click comes sooner than the next render.
    if (status === 'restoring' || queryClient.isMutating({ mutationKey: BEGIN })) return
    if (status === 'signedOut') {
      intent.keep(goodsId, type)
      openLogin()
    } else if (!isVerified) openRealName()
    else mutate(type)
  }

  const goOn = useEffectEvent(() => {
    const type = intent.take(goodsId)
    if (type !== undefined) begin(type)
  })
  useEffect(() => {
    if (status === 'signedIn') goOn()
    if (status === 'signedOut') intent.forget()
  }, [status])

  return { begin, pending: isPending ? variables : undefined }
}
