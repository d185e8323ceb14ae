import react from '@vitejs/plugin-react'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { EnvironmentOptions, Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { readGateway } from './fixtures/backend/hosts/node/gateway-file.ts'
import { writePrerendered } from './scripts/prerender.ts'
import { projects } from './tests/setup/projects.ts'

const packages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/**
 * The chunks. A group includes the imports of its members: the more basic one has the higher priority. `entriesAware` splits
 * a group by the pages that use its parts; `minShareCount` leaves out what fewer pages share.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
    priority: 7,
  },
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 6 },
  {
    name: 'antd',
    test: packages('antd', '@ant-design', '@rc-component', 'dayjs'),
    priority: 5,
    entriesAware: true,
  },
  {
    name: 'forms',
    test: packages('@rjsf', '@cfworker'),
    priority: 4,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
  // The modules of every page, in one request.
  { name: 'base', tags: ['$initial'], priority: 3 },
  // The small parts of the user interface that many pages share.
  { name: 'shared', test: /[\\/]src[\\/](?:ui|platform)[\\/]/, minShareCount: 12, priority: 2 },
  // The process screens: 74 requests, and 85 without this group. A higher threshold loads parts of forms on a product's page.
  {
    name: 'parts',
    test: /[\\/](?:engine|machines|src[\\/](?:forms|process))[\\/]/,
    priority: 1,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
]

/** Names a chunk by its group alone: the bundler appends the pages that share it. */
const chunkNames =
  (folder: string) =>
  ({ name }: { name: string }) =>
    `${folder}/${name.split('~', 1)[0]}-[hash].js`

/** Names a class of a CSS module by itself and its file; Vite's own names have its line too, a kilobyte of a process screen. */
const className = (name: string, file: string): string =>
  `${name}-${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`

/** The modes with the compiling validator (decision 5): their pages have no Content-Security-Policy. */
const COMPILING_MODES = ['development', 'demo']

/** The modes whose build a host serves: for customers, and for testers, who record traces in it. */
const HOSTED_MODES = ['production', 'test']

/** The folder of a build; a build for testers never stands where the customers' one is served from. */
const OUT_DIRS: Readonly<Record<string, string>> = { demo: 'dist/demo', test: 'dist/test' }

/** Returns the version and the commit; the version alone outside of a repository. */
const buildName = (): string => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return stdout ? `${version}+${stdout.trim()}` : version
}

/** The portal of the customers. The list of its packages, with their licences, is served with it (decision 121). */
const PORTAL: EnvironmentOptions = {
  build: {
    manifest: true,
    // A browser without `modulepreload` (before Firefox 115 and Safari 17) loads each module when it is imported.
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.json' },
    rolldownOptions: {
      input: { portal: 'index.html' },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
}

/** An entry beside the portal in its folder: a build of its own, so that it shares no chunk with the customers' pages. */
const beside = (name: 'workbench' | 'operator'): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    assetsDir: name,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { [name]: `${name}.html` },
      output: { chunkFileNames: chunkNames(name) },
    },
  },
})

/** The demo has both pages in one build: the console shares the worker's page with the portal. */
const DEMO: EnvironmentOptions = {
  build: { rolldownOptions: { input: { portal: 'index.html', operator: 'operator.html' } } },
}

/** The public pages as HTML, rendered by Node after the build; see scripts/prerender.ts. */
const PRERENDER: EnvironmentOptions = {
  consumer: 'server',
  build: {
    outDir: 'dist/prerender',
    copyPublicDir: false,
    manifest: true,
    rolldownOptions: {
      input: { prerender: 'src/app/prerender.tsx' },
      output: { codeSplitting: true, entryFileNames: '[name].js' },
    },
  },
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react()],
  define: {
    __CODE_COMPILATION__: String(COMPILING_MODES.includes(mode)),
    __BUILD__: JSON.stringify(buildName()),
    __GATEWAY__: JSON.stringify(readGateway(process.env.GATEWAY)),
  },
  // The host puts a fresh nonce into each response; a demo has no host, and no policy.
  html: HOSTED_MODES.includes(mode) ? { cspNonce: '__CSP_NONCE__' } : {},
  css: { modules: { generateScopedName: className } },
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  // A build says one line for each entry, and its warnings.
  logLevel: command === 'build' ? 'warn' : 'info',
  build: {
    outDir: OUT_DIRS[mode] ?? 'dist/portal',
    target: 'es2022',
    // The chunk of antd that forms use exceeds the default limit.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Several entries show at once what one loads on demand; the time of plugins is no warning.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      // Packages without side effects that do not declare it: their unused modules are dropped.
      treeshake: {
        moduleSideEffects: [{ test: packages('@rc-component', '@ant-design'), sideEffects: false }],
      },
      output: { chunkFileNames: chunkNames('assets') },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment)
        console.log(`Built ${environment.name} in ${environment.config.build.outDir}`)
      }
      const { client, prerender } = builder.environments
      if (client && prerender)
        await writePrerendered(client.config.build.outDir, prerender.config.build.outDir)
    },
  },
  environments: {
    client: mode === 'demo' ? DEMO : PORTAL,
    ...(command === 'build' &&
      mode !== 'demo' && {
        workbench: beside('workbench'),
        operator: beside('operator'),
        prerender: PRERENDER,
      }),
  },
  test: {
    // Half of the machines this runs on have two cores.
    maxWorkers: 2,
    // A fixture that opens a database counts as part of the first test that asks for it.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    globalSetup: 'tests/setup/databases.ts',
    projects,
  },
}))
