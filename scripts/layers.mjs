/*
 * The layers of this project as a lint rule (docs/architecture.md), read by .oxlintrc.json. Plain
 * JavaScript, because the linter loads it into Node as it is.
 */

/** Within src, from the bottom to the top: a layer imports from those before it. */
const SRC_LAYERS = [
  'platform',
  'ui',
  'api',
  'session',
  'forms',
  'process',
  'features',
  'app',
  'workbench',
]

/** What each top folder may import of the others. What is not named here is free. */
const TOP_FOLDERS = {
  schemas: [],
  machines: ['schemas'],
  fixtures: ['schemas'],
  src: ['schemas', 'machines'],
}

/** The packages that only some files may import. `types` says whether a type import is free. */
const RESERVED_PACKAGES = [
  { name: /^ky$/, files: /^src\/api\/http\.ts$/, types: false, who: 'src/api/http.ts' },
  {
    name: /^(xstate|@xstate\/react)(\/|$)/,
    files: /^src\/(session|process|app)\/|\/use-[^/]+\.tsx?$/,
    types: true,
    who: 'hooks (use-*.ts), src/session, src/process and src/app',
  },
]

/** Says why an import is wrong; undefined where it is right. Paths are relative to the project. */
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

  return wrongTop(file, from, to, isDynamic) ?? wrongLayer(from, to)
}

const wrongPackage = (file, from, specifier, isType) => {
  if (from.top === 'machines' && !/^xstate(\/|$)/.test(specifier))
    return `machines import xstate and schemas, nothing else: ${specifier} comes in through provide() or input.`
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

const wrongLayer = (from, to) => {
  if (from.top !== 'src' || to.top !== 'src') return undefined
  if (from.feature && to.feature && from.feature !== to.feature)
    return `Features don't import each other (${from.feature} → ${to.feature}): what both need belongs into a layer below.`
  if (SRC_LAYERS.indexOf(to.layer) <= SRC_LAYERS.indexOf(from.layer)) return undefined
  return `src/${from.layer} does not import src/${to.layer}: ${SRC_LAYERS.join(' ← ')}.`
}

/** Where a file stands; `folder` is the one within which imports are relative. */
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

/** The project's file that a specifier names; undefined for a package. */
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
