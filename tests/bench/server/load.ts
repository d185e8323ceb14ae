import autocannon from 'autocannon'
import type { Kind, Mix } from './mix.ts'

/** The figures of a load, as a client sees them. */
export interface Load {
  requests: number
  perSecond: number
  /** Latencies; ms. */
  p50: number
  p99: number
  /** Replies other than 2xx, broken connections and timeouts. */
  errors: number
  /** The statuses of the refused requests, and how many had each. */
  refused: string
  /** The saves that were answered with success. */
  saves: number
}

interface LoadOptions {
  url: string
  mix: Mix
  connections: number
  seconds: number
}

/** Sends requests of a mix over some connections, each as soon as the one before it is answered. */
export const load = async ({ url, mix, connections, seconds }: LoadOptions): Promise<Load> => {
  let saves = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request, context) => {
          const { kind, ...asked } = mix()
          Object.assign(context, { kind })
          return { ...request, ...asked }
        },
        onResponse: (status, _body, context) => {
          if (status === 200 && (context as { kind?: Kind }).kind === 'save') saves += 1
        },
      },
    ],
  })
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    refused: Object.entries(result.statusCodeStats ?? {})
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, { count }]) => `${status} × ${count}`)
      .join(', '),
    saves,
  }
}
