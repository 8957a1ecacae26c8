import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export type Import = {
  specifier: string
  /** Whether the other module is loaded before this one runs; false for types and dynamic imports. */
  isLoaded: boolean
  /** Whether the other module is imported dynamically. */
  isDeferred: boolean
}

/** Returns our own source files, relative to the root. */
export function sourceFiles(pattern = '{contract,registry,server,sandbox,bench}/**/*.ts'): string[] {
  return globSync(pattern, { cwd: ROOT }).filter((file) => !file.includes('node_modules'))
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

const IMPORT =
  /\b(?:(import|export)\s+(type\s)?\s*(?:[^'"()]*?\bfrom\s*)?|(import)\s*\(\s*)(['"])(?<specifier>[^'"\n]+)\4/g

/**
 * Finds static, type-only, side-effect, re-exporting and dynamic imports. `import { type A }` loads its module, since
 * only the types are removed from it; `import type` does not.
 */
export function importsOf(source: string): Import[] {
  return [...withoutComments(source).matchAll(IMPORT)].map(({ groups, 2: type, 3: dynamic }) => ({
    specifier: groups?.['specifier'] ?? '',
    isLoaded: type === undefined && dynamic === undefined,
    isDeferred: dynamic !== undefined,
  }))
}

/** Resolves a specifier to our own file, relative to the root; undefined for a package. */
export function ownFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(importer), specifier))
  const workspace = /^@lease-risk\/([a-z]+)(?:\/(.+))?$/.exec(specifier)
  return workspace ? `${workspace[1]}/src/${workspace[2] ?? 'index'}.ts` : undefined
}

/** Returns the files of ours that are loaded with a file, itself included; types and deferred imports are not. */
export function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { specifier, isLoaded } of importsOf(readSource(file))) {
    const own = isLoaded ? ownFile(file, specifier) : undefined
    if (own !== undefined) loadedBy(own, seen)
  }
  return seen
}
