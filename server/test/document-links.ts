import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './source-files.ts'

/** A relative link of a Markdown document: the file it leads to, from the root, and the anchor, or `null` without one. */
export type Link = { text: string; file: string; anchor: string | null }

/** Links to other places of the web are not looked at. Code blocks hold no links. */
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

/** Anchors as GitHub makes them of headings, and those that stand in the text. */
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

/** Why a link leads nowhere; `null` where it leads to a file, and to its anchor. */
export function deadEnd({ file, anchor }: Link): string | null {
  const path = join(ROOT, file)
  if (!existsSync(path)) return 'no such file'
  if (anchor === null || !file.endsWith('.md')) return null
  return anchorsOf(readFileSync(path, 'utf8')).has(anchor) ? null : 'no such anchor'
}

/** Documents that a text names and the repository does not have, and folders outside of it. */
export function documentsBeside(file: string, source: string): string[] {
  const named = source.match(/(?<![\w./-])[\w./-]*\w\.md\b/g) ?? []
  const missing = named.filter(
    (name) => ![name, join(dirname(file), name)].some((path) => existsSync(join(ROOT, path))),
  )
  return [...missing, ...(source.match(/\.\.\/shared\b|\/work\/\w+/g) ?? [])]
}
