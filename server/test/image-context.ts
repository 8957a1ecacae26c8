import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * The paths that the first stage of `deploy/Containerfile` copies of `folder`: the files below the sources of its COPY
 * lines that `.dockerignore` leaves in. Only what these two files use is understood; anything else throws.
 */
export function keptOf(folder: string): string[] {
  const isIgnored = ignoring(readFileSync(join(folder, '.dockerignore'), 'utf8'))
  const [, firstStage = ''] = readFileSync(join(folder, 'deploy/Containerfile'), 'utf8').split(/^FROM .*$/m)
  const copied: string[] = []
  for (const [, words = ''] of firstStage.matchAll(/^COPY (.*)$/gm)) {
    if (/[*?"[\\]|--/.test(words)) throw new Error(`COPY ${words} is not understood`)
    const names = words.split(' ')
    const to = names.pop() ?? ''
    for (const from of names) {
      if (to !== './' && to !== from && to !== '.') throw new Error(`COPY ${words} is not understood`)
      copied.push(...filesBelow(folder, from).filter((path) => !isIgnored(path)))
    }
  }
  return copied.toSorted()
}

/** Copies them to `image`. @returns the paths. */
export function copyContext(folder: string, image: string): string[] {
  const copied = keptOf(folder)
  for (const path of copied) {
    mkdirSync(dirname(join(image, path)), { recursive: true })
    copyFileSync(join(folder, path), join(image, path))
  }
  return copied
}

/** With the hidden ones; `.` is the whole folder. */
function filesBelow(folder: string, from: string): string[] {
  const root = join(folder, from)
  if (statSync(root).isFile()) return [from]
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** The rules of `.dockerignore`: a pattern also covers what is below a folder that it matches, and the last one wins. */
function ignoring(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      covers: expressionOf(line.replace(/^!/, '').replace(/^\/|\/$/g, '')),
      keeps: line.startsWith('!'),
    }))
  return (path) => {
    const parts = path.split('/')
    const parents = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = patterns.findLast(({ covers }) => parents.some((each) => covers.test(each)))
    return last !== undefined && !last.keeps
  }
}

/** Unlike in a shell, `*` and `**` match hidden names too. */
function expressionOf(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, (part) => WILDCARDS[part] ?? `\\${part}`)
  return new RegExp(`^${source}$`)
}

const WILDCARDS: Record<string, string> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
