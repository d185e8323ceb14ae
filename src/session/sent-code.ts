import * as z from 'zod/mini'
import type { SentCode } from '#machines/verification-code/verification-code.ts'
import { parseJson } from '#schemas/api/json.ts'
import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:sent-code'
const shape = z.object({ id: z.string(), dueAt: z.number() })

/** Stores the newest code request of this tab for one use, so that the cooldown survives a reload. */
export const sentCodeFor = (subject?: string) => {
  const key = subject === undefined ? KEY : `${KEY}:${subject}`
  return {
    read: (): SentCode | undefined => {
      try {
        return shape.parse(parseJson(tabStore.read(key) ?? ''))
      } catch {
        return undefined
      }
    },
    keep: (code: SentCode): void => tabStore.write(key, JSON.stringify(code)),
    forget: (): void => tabStore.remove(key),
  }
}

/** The code request of signing in or registering. */
export const sentCode = sentCodeFor()
