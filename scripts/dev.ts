/*
 * npm run dev: serves the portal with hot reload and the reference backend on one origin. The settings are those of
 * .env.example, but the portal is served from its sources.
 */
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { banner } from '#fixtures/backend/hosts/node/banner.ts'
import { createHost } from '#fixtures/backend/hosts/node/host.ts'
import { textLog } from '#fixtures/backend/hosts/node/operations/log.ts'
import { openReferenceBackend } from '#fixtures/backend/hosts/node/reference-backend.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { StartFailure } from '#fixtures/backend/hosts/node/start-failure.ts'

const main = async () => {
  if (existsSync('.env')) loadEnvFile('.env')
  const settings = readSettings(process.env)
  const backend = settings.apiTarget
    ? undefined
    : await openReferenceBackend(settings, textLog(console.log))
  const reply = getRequestListener(createHost(settings, backend?.app).fetch, {
    overrideGlobalObjects: false,
  })
  const backendPlugin: Plugin = {
    name: 'backend',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (/^\/(api|verification|cashier|signing)(\/|\?|$)/.test(request.url ?? ''))
          void reply(request, response)
        else {
          const entry = /^\/(workbench|operator)(\/[\w.%-]*)*(\?|$)/.exec(request.url ?? '')?.[1]
          if (entry) request.url = `/${entry}.html`
          next()
        }
      })
    },
  }
  const vite = await createServer({
    plugins: [backendPlugin],
    server: { port: settings.port, host: settings.host },
  })
  await vite.listen()
  const url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  console.log(
    banner({ url, operatorToken: backend?.operatorToken, close: () => vite.close() }, settings),
  )

  const close = async () => {
    await vite.close()
    await backend?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})
