import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { builtFolder, ENGINES } from './build.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves the built pages on the loopback address: ours at /bench, the others at /bench/ENGINE. */
export const servePages = async (port: number): Promise<{ url: string; server: Server }> => {
  const server = createServer((request, response) => {
    void contentOf(new URL(request.url ?? '/', 'http://localhost').pathname).then(
      ({ body, type }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end('Not found'),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}/bench`, server }
}

const contentOf = async (path: string) => {
  const [, engine = 'portal', file = 'page.html'] =
    /^\/bench(?:\/([\w-]+))?(?:\/(assets\/[\w.-]+))?\/?$/.exec(path) ?? []
  if (!path.startsWith('/bench') || !ENGINES.some((known) => known === engine))
    throw new Error(`Nothing is at ${path}`)
  const body = await readFile(join(builtFolder(engine), file))
  return { body, type: TYPES[extname(file)] ?? 'application/octet-stream' }
}
