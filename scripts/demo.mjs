/*
 * npm run demo: builds the portal with the backend inside, to run in a browser without a server, and serves the
 * files; any static file server can. PORT sets the port (4173); `-- --build` only builds.
 */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { installDependencies, requireNode, root } from './prepare.mjs'

requireNode()
installDependencies()
const { build, preview } = await import('vite')

await build({ root, mode: 'demo', logLevel: 'error' })
// Not in public/, which is copied into every build.
copyFileSync(
  join(root, 'node_modules/msw/lib/mockServiceWorker.js'),
  join(root, 'dist/demo/mockServiceWorker.js'),
)

if (!process.argv.includes('--build')) {
  const server = await preview({
    root,
    mode: 'demo',
    build: { outDir: 'dist/demo' },
    preview: { port: Number(process.env.PORT || 4173) },
  })
  const url = server.resolvedUrls?.local[0] ?? ''
  console.log(`\n  演示地址   ${url}\n  运营页面   ${url}operator#token=demo\n`)
}
