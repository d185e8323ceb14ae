import type { Message } from '#schemas/api/messages.ts'
import { readAddress } from '#src/process/flow/process-address.ts'
import { processScreen } from '#src/process/flow/process-screen.ts'

/**
 * Returns the address of the application that a message is about, undefined for none. It is made of ids, which are
 * checked like those of a URL: no reply of a server leads out of the portal.
 */
export const subjectAddress = ({ about }: Pick<Message, 'about'>): string | undefined => {
  if (!about) return undefined
  const { goodsId, isGroup, processType, businessId, flowOnlyId } = about
  const address = readAddress(
    new URLSearchParams({
      processType: String(processType),
      goodId: goodsId,
      businessId,
      flowOnlyId,
    }),
  )
  return address && processScreen(address, isGroup)
}
