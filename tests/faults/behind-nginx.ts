import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The program of nginx: scripts/nginx.mjs fetches it where there is none. */
const NGINX = process.env['NGINX_PROGRAM'] ?? 'nginx'

/** Tells whether nginx can be started, and what makes its certificate. */
export const hasNginx = [NGINX, 'openssl'].every(
  (name) => spawnSync(name, ['-v']).error === undefined,
)

/** Folders below its own into which nginx writes. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

interface Asked {
  method?: string
  headers?: Record<string, string | number>
  body?: Buffer
  /** The Host that is asked; defaults to the customers'. */
  host?: string
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const makeCertificate = (dir: string) => {
  const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')]
  const subject = ['-subj', '/CN=portal.example.com', '-days', '1', '-nodes']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], {
    stdio: 'ignore',
  })
}

/** Returns docs/nginx.conf with the places of this test, within the blocks that a system's own file has. */
const configurationFor = async (dir: string, servers: readonly number[], ports: number[]) => {
  const [plain, tls] = ports
  const conf = (await readFile('docs/nginx.conf', 'utf8'))
    .replaceAll(/10\.0\.0\.1([12]):5173/g, (_, which) => `127.0.0.1:${servers[Number(which) - 1]}`)
    .replaceAll('/etc/nginx/portal', dir)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${tls} `)
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${join(dir, name)};`).join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid ${join(dir, 'pid')};
    events { worker_connections 64; }
    http { access_log off; ${folders}\n${conf} }`
}

/**
 * Starts nginx with docs/nginx.conf before two servers.
 *
 * @param servers their ports
 */
export const startNginx = async (servers: readonly number[]) => {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'))
  makeCertificate(dir)
  const ports = [await freePort(), await freePort()]
  const file = join(dir, 'nginx.conf')
  await writeFile(file, await configurationFor(dir, servers, ports))
  const args = ['-c', file, '-e', join(dir, 'error.log')]
  execFileSync(NGINX, ['-t', '-q', ...args])
  const nginx = spawn(NGINX, args, { stdio: 'ignore' })
  const ended = once(nginx, 'exit')

  /** Sends a request by https. */
  const ask = async (
    path: string,
    { host = 'portal.example.com', method = 'GET', headers, body }: Asked = {},
  ): Promise<IncomingMessage> => {
    const outgoing = request({
      method,
      host: '127.0.0.1',
      port: ports[1],
      path,
      headers: { ...headers, Host: host },
      rejectUnauthorized: false,
      agent: false,
    }).end(body)
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    return incoming
  }

  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await ask('/').then(
      (reply) => reply.resume().statusCode !== undefined,
      () => false,
    )
    if (isUp) break
    await wait(50)
  }
  return {
    ask,
    plainUrl: `http://127.0.0.1:${ports[0]}`,
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true })
    },
  }
}
