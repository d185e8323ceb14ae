import type { CheckRequest } from './check-message.ts'
import { createReplies } from './reply-to.ts'

/* The worker that checks texts beside the page. */

const replyTo = createReplies()

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => postMessage(replyTo(data)))
