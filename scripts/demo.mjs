/*
 * npm run demo: builds the portal with the backend inside, for a browser alone, and serves the files.
 * Any static file server would do. PORT chooses the port (4173); `-- --build` only builds.
 */
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await build({ root: at(''), mode: 'demo', logLevel: 'warn' })
copyFileSync(at('node_modules/msw/lib/mockServiceWorker.js'), at('dist/demo/mockServiceWorker.js'))

if (!process.argv.includes('--build')) {
  const server = await preview({
    root: at(''),
    mode: 'demo',
    build: { outDir: 'dist/demo' },
    preview: { port: Number(process.env.PORT || 4173) },
  })
  console.log(`\n  演示地址   ${server.resolvedUrls?.local[0] ?? ''}\n`)
}
