import type { LanguageReply, LanguageRequest } from './language-message.ts'

type Question = Omit<LanguageRequest, 'number'>

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (reply: LanguageReply) => void>()

/** Asks the language service, which is loaded with the first question. */
export const askLanguage = (question: Question): Promise<LanguageReply> => {
  worker ??= start()
  asked += 1
  const number = asked
  worker.postMessage({ number, ...question } satisfies LanguageRequest, [])
  return new Promise((resolve) => {
    waiting.set(number, resolve)
  })
}

const start = (): Worker => {
  const created = new Worker(new URL('language-worker.ts', import.meta.url), { type: 'module' })
  created.addEventListener('message', ({ data }: MessageEvent<LanguageReply>) => {
    waiting.get(data.number)?.(data)
    waiting.delete(data.number)
  })
  return created
}
