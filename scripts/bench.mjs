/*
 * npm run bench -- NAME: one of the benchmarks below; without a name that of the forms. Works on a fresh clone.
 */
import { spawnSync } from 'node:child_process'
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'

/** The benchmarks by name; each is called with the arguments that follow its name. */
const BENCHES = {
  /** Forms in a browser, compared with other engines; --quick measures 150 fields once. */
  forms: async (args) => (await import('../tests/bench/main.ts')).bench(args, await browser()),
  /** Serves the measured page only; --port (5180). */
  serve: async (args) => (await import('../tests/bench/main.ts')).serve(args),
  /** The screens of the portal in dist/portal; --repeats. */
  screens: async (args) => {
    buildPortal()
    await (await import('../tests/bench/screens.ts')).benchScreens(args, await browser())
  },
  /** The workbench's editor. */
  editor: async () => {
    buildPortal()
    await (await import('../tests/bench/editor.ts')).benchEditor(await browser())
  },
  /** Lighthouse, fetched by npx, over every public page; --runs (3), --pages home,helpCenter. */
  lighthouse: async (args) => {
    buildPortal()
    await (await import('../tests/bench/lighthouse.ts')).lighthouse(args, await browser())
  },
  /**
   * The reference backend under load, on PostgreSQL with a server of its own and on the embedded database, beside a bare
   * server: --store postgres|embedded, --seconds, --connections, --customers, --workers; --parts profiles the server;
   * --minutes prints its memory over a longer load.
   */
  server: async (args) => {
    let cluster
    const openCluster = async () => {
      const { ensurePostgres, startPostgres } = await import('./postgres.mjs')
      const programs = ensurePostgres()
      if (!programs)
        throw new Error('PostgreSQL was not found: install it, or say --store embedded.')
      cluster = await startPostgres(programs)
      return cluster
    }
    try {
      await (await import('../tests/bench/server/main.ts')).benchServer(args, openCluster)
    } finally {
      await cluster?.stop()
    }
  },
  /** Compiling a process, and a transition of its machine. */
  unit: (args) => {
    const { status } = spawnSync(
      'npx',
      ['--no-install', 'vitest', 'bench', '--project', 'unit', ...args],
      {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    )
    process.exitCode = status ?? 1
  },
  /** Fills an empty database of PostgreSQL (DATABASE_URL) with the business of many customers; --customers (100000). */
  seed: async (args) => (await import('../tests/bench/scale/seed-large.ts')).seedLarge(args),
  /** The lists and details of customers and operators on such a database; --rounds (20). */
  scale: async (args) => {
    buildPortal()
    await (await import('../tests/bench/scale/bench-scale.ts')).benchScale(args)
  },
  /** The end of one day of such a database. */
  'day-end': async () => (await import('../tests/bench/scale/bench-day-end.ts')).benchDayEnd(),
}

/** Returns the path of the browser, installing one if needed; loaded late, since it needs Playwright. */
const browser = async () => (await import('./browser.mjs')).ensureBrowser()

requireNode()
installDependencies()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()

const [name, ...args] = process.argv.slice(2)
if (name === undefined || name.startsWith('--')) await BENCHES.forms(process.argv.slice(2))
else if (name in BENCHES) await BENCHES[name](args)
else {
  console.error(`${name} is none of the benchmarks: ${Object.keys(BENCHES).join(', ')}`)
  process.exitCode = 2
}
