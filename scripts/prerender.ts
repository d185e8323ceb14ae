import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A chunk in the manifest of a build by Vite; files are relative to the build's folder. */
interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
}
/** A public page as `prerenderPages` of src/app/prerender.tsx returns it. */
interface PrerenderedPage {
  path: string
  /** The file of the page's code in the build of that module. */
  file: string
  /** The content of `#root`. */
  html: string
}
type Manifest = Readonly<Record<string, Chunk>>

/**
 * Writes the public pages as HTML that paints before any script: `prerendered/<path>/index.html` of the portal's build.
 * The host serves them at their paths, and index.html at all others.
 * @param portal the folder of the portal's build
 * @param code the folder of the build of src/app/prerender.tsx
 */
export const writePrerendered = async (portal: string, code: string): Promise<void> => {
  const [built, rendering] = await Promise.all([manifestOf(portal), manifestOf(code)])
  const index = await readFile(join(portal, 'index.html'), 'utf8')
  const { prerenderPages } = (await import(pathToFileURL(join(code, 'prerender.js')).href)) as {
    prerenderPages: () => Promise<PrerenderedPage[]>
  }
  for (const { path, file, html } of await prerenderPages()) {
    const key = Object.keys(rendering).find((id) => rendering[id]?.file === file)
    if (key === undefined || !built[key]) throw new Error(`No chunk of the portal has ${file}`)
    const page = join(portal, 'prerendered', path, 'index.html')
    await mkdir(dirname(page), { recursive: true })
    await writeFile(page, pageOf(index, html, filesOf(built, key)))
  }
  for (const dir of [portal, code]) await rm(join(dir, '.vite'), { recursive: true })
}

const manifestOf = async (dir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest

/** The scripts and styles of a chunk and of all that it imports. */
const filesOf = (manifest: Manifest, key: string): ReadonlySet<string> => {
  const files = new Set<string>()
  const visit = (id: string): void => {
    const chunk = manifest[id]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const file of chunk.css ?? []) files.add(file)
    for (const below of chunk.imports ?? []) visit(below)
  }
  visit(key)
  return files
}

const pageOf = (index: string, html: string, files: ReadonlySet<string>): string => {
  const added = [...files]
    .filter((file) => !index.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`
        : `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`,
    )
  // The page is painted from its styles alone: they come first, and no script competes with them for a slow network.
  const own = index.match(OF_A_FILE) ?? []
  const links = [...own.map(inTaskOfItsOwn), ...added].map((tag) =>
    tag.replace(/^<(script|link rel="modulepreload")/, '$& fetchpriority="low"'),
  )
  const isStyle = (tag: string) => tag.startsWith('<link rel="stylesheet"')
  const isEntry = (tag: string) => tag.startsWith('<script') && !tag.includes(' async ')
  const rank = (tag: string) => (isStyle(tag) ? 0 : isEntry(tag) ? 2 : 1)
  const sorted = links.toSorted((a, b) => rank(a) - rank(b))
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? ''
  return index
    .replace(OF_A_FILE, '')
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('</head>', () => `${sorted.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${notYetTyped(withoutStyles(html.replace(title, '')))}</div>${MARKS_A_PRESS}`,
    )
}

/** Evaluates a module that the entry imports as soon as it is there: a task of its own, which keeps no tap waiting for the rest. */
const inTaskOfItsOwn = (tag: string): string =>
  tag.replace(
    /^<link rel="modulepreload" (.*)href=("[^"]*")(.*)>$/,
    '<script type="module" async $1src=$2$3></script>',
  )

/** Matches the tags of the entry's scripts and styles. */
const OF_A_FILE = /<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g

/** Lets nobody type before the page's code is there: the text would be lost, or a form sent without any check. */
const notYetTyped = (html: string): string =>
  /<(input|textarea|select)\b/.test(html) ? html.replace('<main ', '<main inert ') : html

/** A file of its own, because the page's policy forbids inline scripts. */
const MARKS_A_PRESS = '<script async src="/pressed-early.js"></script>'

/** The page's policy forbids style attributes; React sets them by script. */
const withoutStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, '')
