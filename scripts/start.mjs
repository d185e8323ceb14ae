/*
 * npm start: brings a fresh clone to a running portal with nothing but Node and npm, and runs it in
 * this terminal. Plain JavaScript, since nothing is installed yet.
 */
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'

const main = async () => {
  requireNode()
  installDependencies()
  // A portal that lies elsewhere is not this script's to build.
  if (!process.env.PORTAL_DIR) buildPortal()
  await serve()
}

/** In this very process, so that signals and the exit code need no passing on. */
const serve = async () => {
  process.chdir(root)
  const { register } = await import('tsx/esm/api')
  register()
  await import('../fixtures/backend/hosts/node/main.ts')
}

await main()
