import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:verification'

/** The number of the verification for which this tab has gone to the provider's page. */
export const pendingVerification = {
  keep: (bizNo: string): void => tabStore.write(KEY, bizNo),
  /** '' where there is none. */
  read: (): string => tabStore.read(KEY) ?? '',
  forget: (): void => tabStore.remove(KEY),
}
