import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
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
    const reply = await fetch(portal + pathname + search)
    const type = reply.headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/html'))
      return new Response(reply.body, { headers: { 'Content-Type': type } })
    const page = await reply.text()
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
