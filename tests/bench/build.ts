import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The measured engines, ours first. */
export const ENGINES = ['portal', 'plain', 'form-js', 'antd', 'rjsf'] as const
export type EngineName = (typeof ENGINES)[number]

/** Returns the folder of an engine's built page. */
export const builtFolder = (engine: string): string => at(`../../dist/bench/${engine}/`)

/** Builds the page of one engine by itself: ours with the portal's build settings, the others with defaults. */
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
