import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const vendor = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  define: {
    // The production page's policy forbids it; see src/platform/build.d.ts.
    __CODE_COMPILATION__: String(mode !== 'production'),
  },
  // The host puts a fresh nonce into each response; a demo has no host, and no policy.
  html: mode === 'production' ? { cspNonce: '__CSP_NONCE__' } : {},
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  build: {
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/portal',
    target: 'es2022',
    // antd in one piece is larger than the default limit.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { portal: 'index.html' },
      output: {
        codeSplitting: {
          // A group takes what its members import along: the more basic one needs the higher priority.
          groups: [
            {
              name: 'react',
              test: vendor('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
              priority: 30,
            },
            {
              name: 'antd',
              test: vendor('antd', '@ant-design', '@rc-component', 'dayjs'),
              priority: 20,
            },
            { name: 'forms', test: vendor('@rjsf', '@cfworker', 'ajv-i18n'), priority: 10 },
          ],
        },
      },
    },
  },
  test: {
    // Half of the machines this runs on have two cores.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
}))
