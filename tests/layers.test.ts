import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/* Each row is a file of one line. The linter itself, with the project's settings, reads all of them. */

type Row = readonly [file: string, code: string]

const LAYERS = [
  'platform',
  'ui',
  'api',
  'session',
  'forms',
  'process',
  'features',
  'app',
  'workbench',
  'operator',
]

/** An import against each arrow of src. */
const upward: Row[] = LAYERS.flatMap((layer, place) =>
  LAYERS.slice(place + 1).map((higher): Row => [
    `src/${layer}/to-${higher}.ts`,
    `import '#src/${higher}/thing.ts'`,
  ]),
)

const downward: Row[] = LAYERS.flatMap((layer, place) =>
  LAYERS.slice(0, place).map((lower): Row => [
    `src/${layer}/to-${lower}.ts`,
    `import { a } from '#src/${lower}/a.ts'; a()`,
  ]),
)

const REFUSED_IMPORTS: Row[] = [
  ...upward,
  ['schemas/to-engine.ts', `import '#engine/a.ts'`],
  ['schemas/to-machines.ts', `import '#machines/a.ts'`],
  ['schemas/to-react.ts', `import { useState } from 'react'; useState()`],
  ['engine/to-machines.ts', `import '#machines/a.ts'`],
  ['engine/to-src.ts', `import type { A } from '#src/ui/a.ts'; export type B = A`],
  ['engine/to-fixtures.ts', `import '#fixtures/a.ts'`],
  ['engine/to-react.ts', `import { useState } from 'react'; useState()`],
  ['engine/to-xstate.ts', `import { assign } from 'xstate'; assign()`],
  ['engine/to-rjsf.ts', `import { deepEquals } from '@rjsf/utils'; deepEquals()`],
  ['engine/to-ky.ts', `import ky from 'ky'; ky()`],
  ['engine/to-node.ts', `import { join } from 'node:path'; join()`],
  ['engine/form/to-ajv.ts', `import { Ajv2019 } from 'ajv/dist/2019.js'; new Ajv2019()`],
  ['engine/lint/to-rjsf.ts', `import { deepEquals } from '@rjsf/utils'; deepEquals()`],
  ['engine/json/to-form.ts', `import '../form/a.ts'`],
  ['engine/unlisted/to-json.ts', `import '../json/a.ts'`],
  ['engine/lint/to-unlisted.ts', `import '../unlisted/a.ts'`],
  ['engine/form/to-process.ts', `import '../process/a.ts'`],
  ['engine/process/to-lint.ts', `import '../lint/a.ts'`],
  ['src/process/notices/to-lint.ts', `import '#engine/lint/a.ts'`],
  ['src/app/to-lint-later.ts', `await import('#engine/lint/a.ts')`],
  ['machines/process/to-lint.ts', `import '#engine/lint/a.ts'`],
  ['src/forms/options/to-widgets.ts', `import '../widgets/a.ts'`],
  ['src/forms/picker/to-widgets.ts', `import '../widgets/a.ts'`],
  ['src/forms/review/to-widgets.ts', `import '../widgets/a.ts'`],
  ['src/forms/model/to-face.ts', `import '../schema-form.tsx'`],
  ['src/process/flow/to-step.ts', `import '../step/a.ts'`],
  ['src/ui/theme/to-controls.ts', `import '../controls/a.ts'`],
  ['fixtures/backend/domain/products/to-flows.ts', `import '../flows/a.ts'`],
  ['fixtures/backend/domain/contracts/to-provider.ts', `import '../../signing-provider/orders.ts'`],
  ['fixtures/backend/domain/to-provider-table.ts', `import '../store/tables/signing-provider.ts'`],
  ['fixtures/backend/domain/payments/to-provider.ts', `import '../../payment-provider/orders.ts'`],
  ['fixtures/backend/domain/to-payment-table.ts', `import '../store/tables/payment-provider.ts'`],
  ['schemas/to-src.ts', `import type { A } from '#src/ui/a.ts'; export type B = A`],
  ['schemas/to-fixtures.ts', `export * from '#fixtures/a.ts'`],
  ['machines/to-src.ts', `import '#src/platform/a.ts'`],
  ['machines/to-fixtures.ts', `import '#fixtures/a.ts'`],
  ['machines/to-react.ts', `import { useState } from 'react'; useState()`],
  ['machines/to-hook.ts', `import { useMachine } from '@xstate/react'; useMachine()`],
  ['machines/to-node.ts', `import { join } from 'node:path'; join()`],
  ['fixtures/to-src.ts', `import '#src/ui/a.ts'`],
  ['fixtures/to-machines.ts', `import '#machines/a.ts'`],
  ['fixtures/to-tests.ts', `import '#tests/a.ts'`],
  ['src/app/to-fixtures.ts', `import '#fixtures/a.ts'`],
  ['src/app/to-fixtures-later.ts', `await import('#fixtures/a.ts')`],
  ['src/app/to-fixtures-type.ts', `export type A = import('#fixtures/a.ts').A`],
  ['src/app/demo-static.ts', `import '#fixtures/a.ts'`],
  ['src/ui/to-scripts.ts', `import '#scripts/a.ts'`],
  ['src/api/to-ky.ts', `import ky from 'ky'; ky()`],
  ['src/features/home/to-xstate.ts', `import { assign } from 'xstate'; assign()`],
  ['src/ui/to-hook.ts', `import { useMachine } from '@xstate/react'; useMachine()`],
  ['src/features/home/to-products.ts', `import '../products/a.ts'`],
  ['src/features/home/to-login.ts', `import '#src/features/login/a.ts'`],
  ['src/ui/relative.ts', `import '../platform/a.ts'`],
  ['src/ui/alias.ts', `import '#src/ui/a.ts'`],
  ['machines/process/relative.ts', `import '../../schemas/a.ts'`],
]

const GLOBALS = 'eslint(no-restricted-globals)'
const PROPERTIES = 'eslint(no-restricted-properties)'

const REFUSED_NAMES: (readonly [...Row, rule: string])[] = [
  ['src/api/fetches.ts', `await fetch('/api')`, GLOBALS],
  ['src/api/fetches-by-window.ts', `await window.fetch('/api')`, PROPERTIES],
  ['src/session/keeps.ts', `localStorage.clear()`, GLOBALS],
  ['src/session/keeps-for-tab.ts', `sessionStorage.clear()`, GLOBALS],
  ['src/forms/waits.ts', `setTimeout(() => undefined)`, GLOBALS],
  ['src/forms/waits-by-window.ts', `window.setTimeout(() => undefined)`, PROPERTIES],
  ['src/forms/repeats.ts', `setInterval(() => undefined)`, GLOBALS],
  ['src/process/reads-time.ts', `export const now = Date.now()`, PROPERTIES],
  ['engine/waits.ts', `setTimeout(() => undefined)`, GLOBALS],
  ['machines/waits.ts', `setTimeout(() => undefined)`, GLOBALS],
  ['machines/reads-time.ts', `export const now = Date.now()`, PROPERTIES],
  ['machines/speaks.ts', `console.log('a')`, 'eslint(no-console)'],
  ['src/ui/speaks.ts', `console.error('a')`, 'eslint(no-console)'],
  ['src/ui/any.ts', `export const a: any = 1`, 'typescript(no-explicit-any)'],
]

const ALLOWED: Row[] = [
  ...downward,
  ['src/workbench/to-lint.ts', `import { a } from '#engine/lint/a.ts'; a()`],
  [
    'machines/right.ts',
    `import { assign } from 'xstate'; import { a } from '#schemas/a.ts'; a(assign)`,
  ],
  [
    'engine/process/right.ts',
    `import { a } from '../form/a.ts'; import { b } from '#schemas/api/process.ts'; a(b)`,
  ],
  [
    'engine/expression/right.ts',
    `import { Environment } from '@marcbachmann/cel-js'; Environment()`,
  ],
  ['machines/login/right.ts', `import { a } from '#engine/process/plan.ts'; a()`],
  ['fixtures/backend/engine.ts', `import { a } from '#engine/process/plan.ts'; a()`],
  ['src/forms/schema-form.tsx', `import { a } from './rendering/a.ts'; a()`],
  ['src/forms/review/right.ts', `import { a } from '../options/a.ts'; a()`],
  ['machines/process/right.ts', `import { a } from '../a.ts'; a()`],
  [
    'fixtures/backend/right.ts',
    `import { a } from '#schemas/a.ts'; import { b } from 'hono'; a(b)`,
  ],
  ['src/app/demo.ts', `await import('#fixtures/a.ts')`],
  ['src/api/http.ts', `import ky from 'ky'; ky()`],
  ['src/features/home/use-home.ts', `export { useMachine } from '@xstate/react'`],
  ['src/session/provider.ts', `import { createActor } from 'xstate'; createActor()`],
  ['src/ui/type.ts', `import type { A } from 'xstate'; export type B = A`],
  ['src/platform/type.ts', `import type { A } from '#machines/a.ts'; export type B = A`],
  ['src/platform/clock.ts', `export const now = Date.now(); setTimeout(() => undefined)`],
  ['src/features/home/own.ts', `import { a } from './parts/a.ts'; a()`],
  ['tests/free.ts', `import { a } from '#src/app/a.ts'; setTimeout(a); console.log(Date.now())`],
  ['scripts/free.ts', `import { a } from '#fixtures/a.ts'; setTimeout(a); console.log(Date.now())`],
]

describe('the layers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  let rulesBroken: Map<string, string[]>

  beforeAll(() => {
    for (const [file, code] of [...REFUSED_IMPORTS, ...REFUSED_NAMES, ...ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    rulesBroken = lint(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(REFUSED_IMPORTS)('refuse %s: %s', (file) => {
    expect(rulesBroken.get(file)).toContain('layers(arrow)')
  })

  it.each(REFUSED_NAMES)('refuse %s: %s', (file, _code, rule) => {
    expect(rulesBroken.get(file)).toContain(rule)
  })

  it.each(ALLOWED)('allow %s: %s', (file) => {
    expect(rulesBroken.get(file)).toBeUndefined()
  })
})

/** Lints a folder. @returns the broken rules by file path */
const lint = (folder: string) => {
  const settings = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Record<string, unknown>
  // The snippets have no types, and the plugin is the project's.
  const here = { ...settings, jsPlugins: [resolve('scripts/layers.mjs')], options: {} }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(here))
  const broken = new Map<string, string[]>()
  for (const { filename, code } of report(folder))
    broken.set(filename, [...(broken.get(filename) ?? []), code])
  return broken
}

interface Report {
  diagnostics: { filename: string; code: string }[]
}

const report = (folder: string) => {
  const arguments_ = [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json']
  try {
    execFileSync(process.execPath, arguments_, { cwd: folder, stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: Buffer }
    return (JSON.parse(stdout.toString()) as Report).diagnostics
  }
}
