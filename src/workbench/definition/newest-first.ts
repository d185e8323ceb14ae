interface Waiting<Request, Reply> {
  request: Request
  tell: (reply: Reply | undefined) => void
}

/**
 * Creates the function that sends requests to a worker, one at a time, and keeps the newest of those that come meanwhile:
 * without a delay of its own it is as fast as the worker, which never works on what has been replaced. `tell` gets the
 * reply, or undefined for a request that a newer one replaced.
 */
export const newestFirst = <Request, Reply>(worker: Worker) => {
  let current: Waiting<Request, Reply> | undefined
  let next: Waiting<Request, Reply> | undefined

  const begin = (waiting: Waiting<Request, Reply>): void => {
    current = waiting
    worker.postMessage(waiting.request, [])
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const done = current
    current = undefined
    if (next) begin(next)
    next = undefined
    done?.tell(data)
  })

  return (request: Request, tell: Waiting<Request, Reply>['tell']): void => {
    if (!current) return begin({ request, tell })
    next?.tell(undefined)
    next = { request, tell }
  }
}
