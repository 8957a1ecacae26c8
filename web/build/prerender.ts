import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'

const ROOT = '<div id="root"></div>'
/** Files that the first frame needs are requested first, on the existing connection. */
const BEFORE_SCRIPTS = '<link rel="icon"'
/** The preloads of the first script's static imports. */
const PRELOADS = /<link rel="modulepreload"[^>]*>/
/** The modules that every screen except the first waits for. */
const BEHIND_THE_SHELL = ['src/main.tsx', 'src/with-queries.tsx']
/** Screens that users reach from elsewhere: by a link that was sent, found or bookmarked. */
const LINKED: Record<string, string> = {
  '/result': 'src/routes/result/page.tsx',
  '/shared': 'src/routes/shared/page.tsx',
  '/method': 'src/routes/method/page.tsx',
  '/region/:code': 'src/routes/region/district-page.tsx',
  '/map': 'src/routes/region/map/page.tsx',
  '/community': 'src/routes/community/page.tsx',
  '/community/:postId': 'src/routes/community/post/page.tsx',
}

/**
 * Writes the pages that the service serves: `start.html` is the start screen as it will look; `shell.html` is the same without a
 * screen, for every other URL. Each is also written as `*.sample.html`, marked for the sample data ribbon. `pages.json` lists the
 * existing URLs with the additional files of their screens; `method.json` holds the words of the page about the method.
 */
export async function prerender(dist: string, rendererFile: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const { renderStart, pagePaths, methodWords } = (await import(pathToFileURL(rendererFile).href)) as {
    renderStart: () => Promise<string>
    pagePaths: string[]
    methodWords: object
  }
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const shell = template
    .replace(BEFORE_SCRIPTS, `${styleLinks(manifest, ['src/main.tsx'])}$&`)
    .replace(PRELOADS, scriptLinks(manifest, ['index.html', ...BEHIND_THE_SHELL]))
  const start = withLateScripts(template)
    .replace(BEFORE_SCRIPTS, `${styleLinks(manifest, ['src/main.tsx', 'src/routes/start/page.tsx'])}$&`)
    .replace(ROOT, ROOT.replace('></', `>${await renderStart()}</`))
  for (const [name, html] of Object.entries({ shell, start })) {
    writeFileSync(join(dist, `${name}.html`), html)
    writeFileSync(join(dist, `${name}.sample.html`), html.replace('<html ', '<html data-mode="sample" '))
  }
  const pages = pagePaths.map((path) => ({ path, preload: preloadOf(manifest, LINKED[path]) }))
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(dist, 'method.json'), JSON.stringify(methodWords))
  rmSync(join(dist, 'index.html'))
}

/** Scripts that the first frame does not need must not compete for bandwidth with those that it does. */
function withLateScripts(html: string): string {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** The style sheets of some modules and of their static imports. */
function styleLinks(manifest: Manifest, modules: string[]): string {
  const files = chunksOf(manifest, modules).flatMap(({ css = [] }) => css)
  return [...new Set(files)].map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
}

/** Preloads of their scripts, requested before the first script names them. The page itself requests its entry. */
function scriptLinks(manifest: Manifest, modules: string[]): string {
  return chunksOf(manifest, modules)
    .filter(({ file }) => file !== manifest['index.html']?.file)
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/**
 * The `Link` header value (RFC 8288) for the files of a screen that the shell does not request: they load with its scripts,
 * not after them. `null`: none.
 */
function preloadOf(manifest: Manifest, module: string | undefined): string | null {
  if (module === undefined) return null
  const inShell = new Set(chunksOf(manifest, ['index.html', ...BEHIND_THE_SHELL]))
  const own = chunksOf(manifest, [module]).filter((chunk) => !inShell.has(chunk))
  if (own.length === 0) throw new Error(`the build has no chunk of ${module}`)
  const scripts = own.map(({ file }) => `</${file}>; rel=modulepreload; crossorigin`)
  const styles = own.flatMap(({ css = [] }) => css).map((file) => `</${file}>; rel=preload; as=style; crossorigin`)
  return [...scripts, ...new Set(styles)].join(', ')
}

/** Some modules and their static imports. */
export function chunksOf(manifest: Manifest, modules: string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(key)) return
    found.set(key, chunk)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const module of modules) collect(module)
  return [...found.values()]
}
