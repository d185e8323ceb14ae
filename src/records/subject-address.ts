import type { Message } from '#schemas/api/messages.ts'
import { readAddress } from '#src/process/flow/process-address.ts'
import { processScreen } from '#src/process/flow/process-screen.ts'
import { recordPath } from './record-paths.ts'

/**
 * Returns the address of the application or the record that a message is about, undefined for none. It is made of ids,
 * which are checked like those of a URL: no reply of a server leads out of the portal.
 */
export const subjectAddress = ({
  about,
  record,
}: Pick<Message, 'about' | 'record'>): string | undefined => {
  if (!about)
    return record && RECORD_ID.test(record.id) ? recordPath(record.kind, record.id) : undefined
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

const RECORD_ID = /^[\w-]+$/
