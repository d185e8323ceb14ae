import type { CheckRequest } from './check-message.ts'
import { replyTo } from './reply-to.ts'

/* The worker that checks texts beside the page. */

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => postMessage(replyTo(data)))
