import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:verification'

/** Stores the number of the verification that this tab has begun on the provider's page. */
export const pendingVerification = {
  keep: (bizNo: string): void => tabStore.write(KEY, bizNo),
  /** @returns '' if there is none */
  read: (): string => tabStore.read(KEY) ?? '',
  forget: (): void => tabStore.remove(KEY),
}
