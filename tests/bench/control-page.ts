import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Matches the tags of the portal's own code in a prerendered page: the entry and its contracts. */
const OWN_CODE =
  /<script[^>]* type="module"[^>]* src="([^"]*\/(?:portal|contracts)-[^"]*)"[^>]*><\/script>/g

/**
 * Serves a control for the pages of a portal: the same documents, styles and bytes, with the libraries evaluated, but none of the
 * portal's own code. A figure that the control misses too is one of the machine.
 */
export const startControl = async (portal: string) => {
  const app = new Hono().use(compress()).get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const { type, body } = await read(portal + pathname + search, context.req.header('Accept'))
    if (!type.startsWith('text/html'))
      return new Response(body, { headers: { 'Content-Type': type } })
    const page = body.toString('utf8')
    const control = page.replaceAll(OWN_CODE, '<link rel="modulepreload" crossorigin href="$1">')
    if (control === page) throw new Error(`${pathname} has no code of its own`)
    return context.html(control)
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

/** Reads a file or page as a browser that navigates does: `fetch` can't, and the portal serves pages to navigations only. */
const read = (url: string, accept = '') =>
  new Promise<{ type: string; body: Buffer<ArrayBuffer> }>((resolve, reject) =>
    get(url, { headers: { accept } }, async (reply) =>
      resolve({
        type: reply.headers['content-type'] ?? '',
        body: Buffer.concat(await reply.toArray()),
      }),
    ).once('error', reject),
  )
