import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Ours first. */
export const ENGINES = ['portal', 'plain', 'form-js', 'antd', 'rjsf'] as const
export type EngineName = (typeof ENGINES)[number]

/** Where an engine's page lies once it is built. */
export const builtFolder = (engine: string): string => at(`../../dist/bench/${engine}/`)

/** Builds one engine's page, apart from the others': ours as the portal is built, the others as they come. */
export const buildEngine = (engine: EngineName): Promise<unknown> =>
  build({
    root: at('.'),
    configFile: engine === 'portal' ? at('../../vite.config.ts') : false,
    base: `/bench/${engine}/`,
    logLevel: 'error',
    plugins: [
      {
        name: 'bench-engine',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replace('ENGINE', engine),
        },
      },
    ],
    build: {
      outDir: builtFolder(engine),
      emptyOutDir: true,
      target: 'es2022',
      copyPublicDir: false,
      chunkSizeWarningLimit: 5000,
    },
    environments: { client: { build: { rolldownOptions: { input: at('page.html') } } } },
  })

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
