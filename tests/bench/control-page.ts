import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Matches the tag of the entry in a prerendered page: the one module script that is not loaded `async`. */
const ENTRY = /<script(?![^>]* async )[^>]* type="module"[^>]* src="([^"]*)"[^>]*><\/script>/

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
    if (!ENTRY.test(page)) throw new Error(`${pathname} has no entry`)
    return context.html(page.replace(ENTRY, '<link rel="modulepreload" crossorigin href="$1">'))
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
