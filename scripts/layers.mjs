/*
 * The lint rule of the project's layers (docs/architecture.md), loaded by .oxlintrc.json. Plain JavaScript, because
 * the linter loads it into Node unchanged.
 */

/**
 * The rooms of each large folder, from the bottom to the top: a room imports from those before it. Files directly in
 * the folder are its public face and are above its rooms.
 */
export const ROOMS = {
  src: [
    'platform',
    'ui',
    'api',
    'session',
    'forms',
    'process',
    'records',
    'features',
    'app',
    'workbench',
    'operator',
  ],
  'src/ui': ['theme', 'display', 'controls', 'page', 'feedback'],
  'src/forms': [
    'styles',
    'validation',
    'model',
    'text',
    'controls',
    'fields',
    'picker',
    'options',
    'trial',
    'review',
    'widgets',
    'templates',
    'rendering',
  ],
  'src/process': ['flow', 'context', 'notices', 'review', 'step', 'screen'],
  engine: [
    'json',
    'language',
    'drafts',
    'formats',
    'widgets',
    'validation',
    'lifecycle',
    'form',
    'finance',
    'expression',
    'avue',
    'process',
    'contract',
    'pseudonyms',
    'explanation',
    'graph',
    'comparison',
    'forecast',
    'paths',
    'lint',
  ],
  'fixtures/backend/domain': [
    'replies',
    'documents',
    'reference-data',
    'forms',
    'calendar',
    'telling',
    'ledger',
    'limits',
    'files',
    'people',
    'operators',
    'verification',
    'messages',
    'lifecycle',
    'balances',
    'fees',
    'products',
    'credit-lines',
    'invoices',
    'orders',
    'agency',
    'warehouse',
    'flows',
    'resources',
    'materials',
    'partners',
    'trade',
    'receivables',
    'loans',
    'collections',
    'financings',
    'bill-positions',
    'bill-financings',
    'bill-discounts',
    'cloud-bills',
    'pledges',
    'payments',
    'contracts',
    'records',
    'own-data',
    'applications',
    'publishing',
  ],
}

/** The top folders that each top folder may import; a folder without a row may import all. */
const TOP_FOLDERS = {
  schemas: [],
  engine: ['schemas'],
  machines: ['engine', 'schemas'],
  fixtures: ['engine', 'schemas'],
  src: ['schemas', 'engine', 'machines'],
}

/**
 * The packages that a top folder may import; one without a row may import all that are not reserved below. `rooms`
 * has further packages for one of its rooms.
 */
const OWN_PACKAGES = {
  schemas: { names: /^zod(\/|$)/, who: 'schemas import zod' },
  engine: {
    names: /^(@cfworker\/json-schema|@marcbachmann\/cel-js|big\.js)(\/|$)/,
    // The lint runs only where code may be compiled.
    rooms: { lint: /^(ajv|jsonc-parser)(\/|$)/ },
    who: 'the engine runs everywhere and imports its interpreters of JSON Schema and CEL',
  },
  machines: { names: /^xstate(\/|$)/, who: 'machines import xstate, the engine and schemas' },
}

/** The packages that only some files may import; with `types`, type imports are free. */
const RESERVED_PACKAGES = [
  { name: /^ky$/, files: /^src\/api\/http\.ts$/, types: false, who: 'src/api/http.ts' },
  {
    name: /^(xstate|@xstate\/react)(\/|$)/,
    files: /^src\/(session|process|app)\/|\/use-[^/]+\.tsx?$/,
    types: true,
    who: 'hooks (use-*.ts), src/session, src/process and src/app',
  },
]

/** Returns the reason for which an import is not allowed, or undefined. Paths are relative to the project. */
export const wrongImport = (file, { specifier, isType = false, isDynamic = false }) => {
  const from = placeOf(file)
  if (!(from.top in TOP_FOLDERS)) return undefined
  const target = targetOf(file, specifier)
  if (!target) return wrongPackage(file, from, specifier, isType)

  const to = placeOf(target)
  const isRelative = specifier.startsWith('.')
  if (isRelative && to.folder !== from.folder)
    return `Import from another folder by its alias: #${target}.`
  if (!isRelative && to.folder === from.folder)
    return `Import within ${from.folder} by a relative path.`

  return (
    wrongTop(file, from, to, isDynamic) ??
    wrongFeature(from, to) ??
    wrongLint(from, target) ??
    wrongTrust(file, target) ??
    wrongRoom(file, target)
  )
}

const wrongPackage = (file, from, specifier, isType) => {
  const own = OWN_PACKAGES[from.top]
  if (own && !own.names.test(specifier) && !own.rooms?.[roomIn(from.top, file)]?.test(specifier))
    return `${own.who}, nothing else: ${specifier} comes in from outside.`
  if (from.top !== 'src') return undefined
  const reserved = RESERVED_PACKAGES.find(({ name }) => name.test(specifier))
  if (!reserved || reserved.files.test(file) || (isType && reserved.types)) return undefined
  return `Only ${reserved.who} may import ${specifier}.`
}

const wrongTop = (file, from, to, isDynamic) => {
  if (to.top === from.top || TOP_FOLDERS[from.top].includes(to.top)) return undefined
  const isDemo = /^src\/app\/demo[^/]*\.ts$/.test(file) && to.top === 'fixtures' && isDynamic
  if (isDemo) return undefined
  return `${from.top} does not import ${to.top}.`
}

const wrongFeature = (from, to) =>
  from.feature && to.feature && from.feature !== to.feature
    ? `Features don't import each other (${from.feature} → ${to.feature}): what both need belongs into a layer below.`
    : undefined

/** The checks for authors are not in the customers' bundle. */
const wrongLint = (from, target) =>
  ['src', 'machines'].includes(from.top) &&
  from.layer !== 'workbench' &&
  target.startsWith('engine/lint/')
    ? 'Only scripts, tests and src/workbench import engine/lint: it is for authors.'
    : undefined

/** The ports to the providers that are outside of the backend's trust. */
const PORTS = { 'signing-provider': 'SigningProvider', 'payment-provider': 'PaymentProvider' }

/** The domain knows a provider by its port alone. */
const wrongTrust = (file, target) => {
  if (!file.startsWith('fixtures/backend/domain/')) return undefined
  const [, provider] =
    /^fixtures\/backend\/(?:store\/tables\/)?([^/]+-provider)(?:\/|\.ts$)/.exec(target) ?? []
  return provider in PORTS
    ? `The domain asks a provider through its port: ${PORTS[provider]} in fixtures/backend/backend.ts.`
    : undefined
}

const wrongRoom = (file, target) => {
  for (const [folder, rooms] of Object.entries(ROOMS)) {
    const [from, to] = [file, target].map((path) => roomIn(folder, path))
    if (from === undefined || to === undefined) continue
    const unlisted = [from, to].find((room) => room !== '' && !rooms.includes(room))
    if (unlisted) return `${folder}/${unlisted} has no place among the rooms of scripts/layers.mjs.`
    // A file of the folder itself is above its rooms.
    const [lower, higher] = [from, to].map((room) =>
      room === '' ? rooms.length : rooms.indexOf(room),
    )
    if (higher > lower)
      return `${folder}/${from} does not import ${folder}/${to}: ${rooms.join(' ← ')}.`
  }
  return undefined
}

/** Returns the room of a path within a folder: '' for the folder itself, undefined for a path outside of it. */
const roomIn = (folder, path) => {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [room, ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length === 0 ? '' : room
}

/** Splits a path into its top folder, layer and feature; within `folder`, imports are relative. */
const placeOf = (path) => {
  const [top, layer, feature] = path.split('/')
  if (top !== 'src') return { top, folder: top }
  return {
    top,
    layer,
    feature: layer === 'features' ? feature : undefined,
    folder: `src/${layer}`,
  }
}

/** Returns the project's file that a specifier names; undefined for a package. */
const targetOf = (file, specifier) => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  const { pathname } = new URL(specifier, `file:///${file}`)
  return pathname.slice(1)
}

const rule = {
  create: (context) => {
    const file = relative(context.cwd, context.filename)
    const check = (node, source, kinds) => {
      if (typeof source?.value !== 'string') return
      const message = wrongImport(file, { specifier: source.value, ...kinds })
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source, { isType: node.importKind === 'type' }),
      ExportNamedDeclaration: (node) =>
        check(node, node.source, { isType: node.exportKind === 'type' }),
      ExportAllDeclaration: (node) =>
        check(node, node.source, { isType: node.exportKind === 'type' }),
      ImportExpression: (node) => check(node, node.source, { isDynamic: true }),
      TSImportType: (node) => check(node, node.source, { isType: true }),
    }
  },
}

const relative = (folder, path) =>
  path.replaceAll('\\', '/').slice(folder.replaceAll('\\', '/').length + 1)

export default { meta: { name: 'layers' }, rules: { arrow: rule } }
