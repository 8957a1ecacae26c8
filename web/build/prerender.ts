import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'

const ROOT = '<div id="root"></div>'
/** What the first frame waits for is asked for first, on the connection that is already there. */
const BEFORE_SCRIPTS = '<link rel="icon"'
/** What the first script imports at once. */
const PRELOADS = /<link rel="modulepreload"[^>]*>/
/** What every screen but the first waits for, whichever it is. */
const BEHIND_THE_SHELL = ['src/main.tsx', 'src/with-queries.tsx']
/** Screens that people come to from elsewhere: by a link that was sent, found or bookmarked. */
const LINKED: Record<string, string> = {
  '/result': 'src/routes/result/page.tsx',
  '/shared': 'src/routes/shared/page.tsx',
  '/method': 'src/routes/method/page.tsx',
  '/region/:code': 'src/routes/region/district-page.tsx',
  '/map': 'src/routes/map/page.tsx',
  '/community': 'src/routes/community/page.tsx',
  '/community/:postId': 'src/routes/community/post/page.tsx',
}

/**
 * Writes the pages that the service serves: `start.html` is the start screen as it will look, `shell.html` the same without a
 * screen, for every other address. Each also as `*.sample.html`, marked for the ribbon of sample data. `pages.json` lists the
 * addresses that exist with what their screens need besides, `method.json` holds the words of the page about the method.
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

/** A script that the first frame does not wait for shall not share the line with what it does wait for. */
function withLateScripts(html: string): string {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** The style sheets of some modules and of what these import at once. */
function styleLinks(manifest: Manifest, modules: string[]): string {
  const files = chunksOf(manifest, modules).flatMap(({ css = [] }) => css)
  return [...new Set(files)].map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
}

/** The same of their scripts, asked for before the first of them says so; the page itself asks for its entry. */
function scriptLinks(manifest: Manifest, modules: string[]): string {
  return chunksOf(manifest, modules)
    .filter(({ file }) => file !== manifest['index.html']?.file)
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/**
 * The value of a `Link` header for the files of a screen that the shell does not ask for (RFC 8288): they come with its scripts, and
 * not behind them. `null`: none.
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

/** Some modules and what these import at once. */
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
