import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { EnvironmentOptions, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { projects } from './tests/setup/projects.ts'

const vendor = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** What every page needs of TanStack Query; observers of lists, of pages and of mutations stay with the pages that use them. */
const QUERY =
  /[\\/]node_modules[\\/]@tanstack[\\/](?!.*(?:infiniteQueryO|useInfinite|queries|mutationO|useMutation))/i

/** In pieces by the pages and widgets that use them, so that a dialog's button doesn't bring the pickers of a form. */
const BY_PAGE = { entriesAware: true }

/**
 * What rjsf brings along that a form of ours never comes to, and what stands there instead
 * (src/forms/stand-ins).
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '../getDefaultRegistry.js': 'registry.ts',
  'markdown-to-jsx/react': 'markdown.tsx',
  'fast-uri': 'uri.ts',
}

const BRINGS_MORE = /[\\/]node_modules[\\/]@rjsf[\\/]/

const lighterForms: Plugin = {
  name: 'lighter-forms',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    STAND_INS[source] && importer && BRINGS_MORE.test(importer)
      ? fileURLToPath(new URL(`src/forms/stand-ins/${STAND_INS[source]}`, import.meta.url))
      : undefined,
}

/** Packages whose modules do nothing by being imported, though they don't say so: what nobody uses of them goes. */
const PURE = vendor('@rc-component', '@ant-design')

/** Small modules of every page: a chunk for each would weigh more than its content. */
const OF_EVERY_PAGE =
  /[\\/]src[\\/](platform[\\/](clock|lazy-code|paths|use-code)|session[\\/]use-session|ui[\\/](feedback[\\/]notify|theme[\\/]class-names))\.ts$/

/** The bundler names the parts of a group after all pages that share them. */
const chunkNames =
  (folder: string) =>
  ({ name }: { name: string }) =>
    `${folder}/${name.split('~', 1)[0]}-[hash].js`

/** Where forms are validated by the compiling validator (decision 5): the pages that are served without a policy. */
const COMPILING_MODES = ['development', 'demo']

/** The first entry: what customers get. */
const PORTAL: EnvironmentOptions = {
  build: { rolldownOptions: { input: { portal: 'index.html' } } },
}

/** The second entry, beside the portal in its folder; its files have a folder of their own. */
const WORKBENCH: EnvironmentOptions = {
  consumer: 'client',
  build: {
    assetsDir: 'workbench',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { workbench: 'workbench.html' },
      output: { chunkFileNames: chunkNames('workbench') },
    },
  },
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react(), lighterForms],
  define: {
    __CODE_COMPILATION__: String(COMPILING_MODES.includes(mode)),
  },
  // The host puts a fresh nonce into each response; a demo has no host, and no policy.
  html: mode === 'production' ? { cspNonce: '__CSP_NONCE__' } : {},
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  build: {
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/portal',
    target: 'es2022',
    // What the forms need of antd is larger than the default limit.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: {
        chunkFileNames: chunkNames('assets'),
        codeSplitting: {
          // A group takes what its members import along: the more basic one needs the higher priority.
          groups: [
            {
              name: 'react',
              test: vendor('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
              priority: 30,
            },
            { name: 'query', test: QUERY, priority: 25 },
            {
              name: 'antd',
              test: vendor('antd', '@ant-design', '@rc-component', 'dayjs'),
              priority: 20,
              ...BY_PAGE,
            },
            {
              name: 'forms',
              test: vendor('@rjsf', '@cfworker'),
              priority: 10,
              ...BY_PAGE,
            },
            { name: 'base', test: OF_EVERY_PAGE, priority: 5 },
          ],
        },
      },
    },
  },
  // The workbench is built by itself: it shares no chunk with the customers' pages, which stay as small as they are.
  // The demo has none.
  builder: {},
  environments: {
    client: PORTAL,
    ...(command === 'build' && mode !== 'demo' && { workbench: WORKBENCH }),
  },
  test: {
    // Half of the machines this runs on have two cores.
    maxWorkers: 2,
    // A fixture that opens a database counts as part of the first test that asks for it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects,
  },
}))
