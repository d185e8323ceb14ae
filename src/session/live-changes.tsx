import { useLiveChanges } from './use-live-changes.ts'

/** Emits the changes of the signed-in customer's data while it is mounted. */
export const LiveChanges = () => {
  useLiveChanges()
  return null
}
