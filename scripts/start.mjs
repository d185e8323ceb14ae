/*
 * npm start: installs, builds and serves the portal from a fresh clone with nothing but Node and npm, in this
 * terminal. Plain JavaScript, since nothing is installed yet.
 */
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'

const main = async () => {
  requireNode()
  installDependencies()
  // A portal in another folder is built elsewhere.
  if (!process.env.PORTAL_DIR) buildPortal()
  await serve()
}

/** Serves the portal in this process, so that signals and the exit code need no forwarding. */
const serve = async () => {
  process.chdir(root)
  const { register } = await import('tsx/esm/api')
  register()
  await import('../fixtures/backend/hosts/node/main.ts')
}

await main()
