import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './source-files.ts'

/** A relative link in a Markdown document: its target file, relative to the root, and its anchor; `null` if there is none. */
export type Link = { text: string; file: string; anchor: string | null }

/** Returns the relative links of a document. Links to the web are ignored, and so are code blocks. */
export function linksOf(document: string, source: string): Link[] {
  const prose = source.replace(/^\s*```[\s\S]*?^\s*```/gm, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?<target>[^()\s]+)\)/g)]
    .map(({ groups }) => groups?.['target'] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((text) => {
      const [path = '', anchor = null] = text.split('#')
      return { text, file: path === '' ? document : join(dirname(document), path), anchor }
    })
}

/** Returns the anchors GitHub derives from headings, and those written in the text. */
export function anchorsOf(source: string): Set<string> {
  const written = [...source.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? '')
  const headings = [...source.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slug(heading ?? ''))
  return new Set([...written, ...headings])
}

function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** Returns why a link is broken; null if its file and anchor exist. */
export function deadEnd({ file, anchor }: Link): string | null {
  const path = join(ROOT, file)
  if (!existsSync(path)) return 'no such file'
  if (anchor === null || !file.endsWith('.md')) return null
  return anchorsOf(readFileSync(path, 'utf8')).has(anchor) ? null : 'no such anchor'
}

/** Returns documents named in a text that do not exist in the repository, and folders outside it. */
export function documentsBeside(file: string, source: string): string[] {
  const named = source.match(/(?<![\w./-])[\w./-]*\w\.md\b/g) ?? []
  const missing = named.filter(
    (name) => ![name, join(dirname(file), name)].some((path) => existsSync(join(ROOT, path))),
  )
  return [...missing, ...(source.match(/\.\.\/shared\b|\/work\/\w+/g) ?? [])]
}
