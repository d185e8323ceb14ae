import { lazyCode } from '#src/platform/lazy-code.ts'

/** The code of the messages, which a visitor who is not signed in never loads. */
export const messagesCode = lazyCode(() => import('./messages-code.ts'))
