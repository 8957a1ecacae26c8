import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { chunksOf } from './prerender.ts'

/** What shows the results that a device keeps: the first screen, which lists them, and theirs. */
const SHELL = ['index.html', 'src/main.tsx', 'src/with-queries.tsx', 'src/routes/start/page.tsx']
const OF_RESULTS = /^src\/routes\/(?:start\/kept-results|result\/(?!history\/|papers\/document\/photo\/)).*\.tsx?$/
/** For who reads English. */
const ENGLISH = /virtual:english(?:-document)?$/

/**
 * Writes the list of files that a worker keeps where a device keeps results, so that these open without a network whichever build
 * was there when they were made. `mark`: of the sources, which the worker of the same build knows. What reads documents and photos
 * is not among them: it comes with the first document.
 */
export function writeOfflineFiles(dist: string, mark: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const common = filesOf(manifest, [...SHELL, ...keys.filter((key) => OF_RESULTS.test(key))])
  const english = filesOf(
    manifest,
    keys.filter((key) => ENGLISH.test(key)),
  ).filter((file) => !common.includes(file))
  writeFileSync(join(dist, `assets/offline-${mark}.json`), JSON.stringify({ common, english }))
}

function filesOf(manifest: Manifest, modules: string[]): string[] {
  const files = chunksOf(manifest, modules).flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set(files)].map((file) => `/${file}`)
}
