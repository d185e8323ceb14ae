import react from '@vitejs/plugin-react'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EnvironmentOptions, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { readGateway } from './fixtures/backend/hosts/node/gateway-file.ts'
import { writePrerendered } from './scripts/prerender.ts'
import { projects } from './tests/setup/projects.ts'

const vendor = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** The part of TanStack Query that every page needs; observers of lists, pages and mutations stay in the chunks of their pages. */
const QUERY =
  /[\\/]node_modules[\\/]@tanstack[\\/](?!.*(?:infiniteQueryO|useInfinite|queries|mutationO|useMutation))/i

/** The libraries that every page evaluates, in a task of their own (scripts/prerender.ts). */
const LIBRARY = vendor('zod', 'xstate', 'ky')
const isLibrary = (id: string): boolean => QUERY.test(id) || LIBRARY.test(id)

/** The contracts that every page needs: their schemas are made in a task of their own. */
const CONTRACTS = /[\\/]schemas[\\/](?!processes)/

const REACT = vendor('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler')
const isReact = (id: string): boolean => REACT.test(id) || id.endsWith('/platform/react-root.ts')

/** Splits a group by the pages and widgets that use its parts: a dialog's button must not load the pickers of a form. */
const BY_PAGE = { entriesAware: true }

/**
 * The modules of rjsf that no form of the portal uses, with the stand-ins that replace them in the build
 * (src/forms/stand-ins).
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '../getDefaultRegistry.js': 'registry.ts',
  'markdown-to-jsx/react': 'markdown.tsx',
  'fast-uri': 'uri.ts',
  './deepEquals.js': 'deep-equals.ts',
  '../deepEquals.js': 'deep-equals.ts',
  './omitExtraData.js': 'unused.ts',
  './toPathSchema.js': 'unused.ts',
}

const IN_RJSF = /[\\/]node_modules[\\/]@rjsf[\\/]/

const rjsfStandIns: Plugin = {
  name: 'rjsf-stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    STAND_INS[source] && importer && IN_RJSF.test(importer)
      ? fileURLToPath(new URL(`src/forms/stand-ins/${STAND_INS[source]}`, import.meta.url))
      : undefined,
}

/** Writes the names of the packages in the customers' build beside its folder: each has a reason (decision 121). */
const packagesByName: Plugin = {
  name: 'packages-by-name',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir }, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' ? chunk.moduleIds : [],
    )
    const names = modules.flatMap(
      (id) =>
        /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/') ?? [],
    )
    if (dir) writeFileSync(`${dir}-packages.json`, JSON.stringify([...new Set(names)].toSorted()))
  },
}

/** Packages without side effects that do not declare it: their unused modules are dropped. */
const PURE = vendor('@rc-component', '@ant-design')

/**
 * Small modules that several pages share, each list one chunk and so one request. A list holds what the same pages need:
 * what a page loads without need weighs more than the request it saves.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  mobile: ['engine/formats/mobile.ts'],
  formats: ['engine/formats/formats.ts'],
  offer: [
    'schemas/api/products.ts',
    'schemas/api/process.ts',
    'src/ui/page/async.tsx',
    'src/ui/display/range.ts',
    'src/ui/display/money.ts',
  ],
  page: [
    'src/ui/page/page-header.tsx',
    'src/ui/page/panel.tsx',
    'src/ui/page/failure.tsx',
    'src/ui/display/fact.tsx',
    'src/ui/display/unseen.tsx',
    'src/ui/display/document-text.tsx',
    'src/ui/feedback/status-tag.tsx',
    'src/ui/controls/pager.tsx',
    'src/platform/lazy-code.ts',
    'src/platform/lazy-component.tsx',
  ],
  products: [
    'src/features/products/use-products.ts',
    'src/features/products/product-grid.tsx',
    'src/features/products/product-card.tsx',
    'src/features/products/application-state.ts',
    'src/features/products/group-members.tsx',
  ],
  begin: [
    'schemas/process/definition.ts',
    'src/process/flow/process-screen.ts',
    'src/process/flow/process-address.ts',
    'src/process/flow/read-ahead.ts',
  ],
  account: [
    'src/session/phone-code-fields.tsx',
    'src/session/password.ts',
    'src/ui/controls/password-field.tsx',
    'src/ui/controls/use-focus-on-error.ts',
    'src/features/people/use-registration.ts',
  ],
  flow: [
    'src/process/flow/use-flow.ts',
    'src/process/notices/notice.tsx',
    'engine/language/range-option.ts',
    'engine/process/way-back.ts',
  ],
  signedIn: ['src/session/use-changes.ts', 'src/features/messages/panel-id.ts'],
  process: ['src/app/process-layout.tsx', 'src/process/screen/process-provider.tsx'],
  options: [
    'src/forms/options/use-option-pages.ts',
    'src/forms/options/use-option-search.ts',
    'src/forms/options/option-queries.ts',
  ],
  step: [
    'engine/expression/fields.ts',
    'engine/form/headings.ts',
    'engine/language/record-choice.ts',
    'src/forms/controls/controls.module.css',
    'src/forms/controls/tick.tsx',
    'src/forms/fields/use-control.ts',
    'src/forms/model/form-scope.ts',
    'src/forms/fields/field-ids.ts',
    'src/forms/fields/use-draft.ts',
    'src/forms/model/branches.ts',
    'src/process/notices/failure-notice.tsx',
    'src/process/flow/use-correction.ts',
    'src/process/context/use-form-context.ts',
    'src/forms/validation/validator.ts',
    'src/forms/model/form-errors.ts',
    'src/forms/model/kept-values.ts',
  ],
}

// A chunk has the imports of its modules too, where no list before it has them.
const sharedGroups = Object.entries(SHARED).map(([name, files], place) => ({
  name,
  test: (id: string) => files.some((file) => id.endsWith(`/${file}`)),
  priority: 4 - place / 10,
}))

/** Names a class by its own name and its file: without the line of Vite's names, of which no two are alike. */
const className = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

/** Seven characters tell builds apart; the first page names some two hundred files. */
const HASH = '[hash:7]'

/** Names a chunk by the group alone: the bundler appends all pages that share it. */
const chunkNames =
  (folder: string) =>
  ({ name }: { name: string }) =>
    `${folder}/${name.split('~', 1)[0]}-${HASH}.js`

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

/** The first entry: the portal of the customers. */
const PORTAL: EnvironmentOptions = {
  build: { manifest: true, rolldownOptions: { input: { portal: 'index.html' } } },
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

/** The third entry, the operators' console: like the workbench. */
const OPERATOR: EnvironmentOptions = {
  consumer: 'client',
  build: {
    assetsDir: 'operator',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { operator: 'operator.html' },
      output: { chunkFileNames: chunkNames('operator') },
    },
  },
}

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
  plugins: [react(), rjsfStandIns, packagesByName],
  css: { modules: { generateScopedName: className } },
  define: {
    __CODE_COMPILATION__: String(COMPILING_MODES.includes(mode)),
    __BUILD__: JSON.stringify(buildName()),
    __GATEWAY__: JSON.stringify(readGateway(process.env.GATEWAY)),
  },
  // The host puts a fresh nonce into each response; a demo has no host, and no policy.
  html: HOSTED_MODES.includes(mode) ? { cspNonce: '__CSP_NONCE__' } : {},
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  build: {
    outDir: OUT_DIRS[mode] ?? 'dist/portal',
    target: 'es2022',
    // The chunk of antd that forms use exceeds the default limit.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: {
        chunkFileNames: chunkNames('assets'),
        assetFileNames: `assets/[name]-${HASH}[extname]`,
        codeSplitting: {
          // A group includes the imports of its members: the more basic one needs the higher priority.
          groups: [
            {
              name: 'react',
              test: isReact,
              priority: 30,
            },
            { name: 'libraries', tags: ['$initial'], test: isLibrary, priority: 25 },
            { name: 'contracts', tags: ['$initial'], test: CONTRACTS, priority: 24 },
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
            // All that every page needs at once: as chunks of their own, its forty small modules would be forty requests.
            { name: 'base', tags: ['$initial'], priority: 5 },
            ...sharedGroups,
          ],
        },
      },
    },
  },
  // Workbench and console are builds of their own, so that they share no chunk with the customers' pages.
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
      const { client, prerender } = builder.environments
      if (client && prerender)
        await writePrerendered(client.config.build.outDir, prerender.config.build.outDir)
    },
  },
  environments: {
    client: mode === 'demo' ? DEMO : PORTAL,
    ...(command === 'build' &&
      mode !== 'demo' && { workbench: WORKBENCH, operator: OPERATOR, prerender: PRERENDER }),
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
