import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { chunksOf } from './prerender.ts'

/** The modules that show stored results: the first screen, which lists them, and the result screens. */
const SHELL = ['index.html', 'src/main.tsx', 'src/with-queries.tsx', 'src/routes/start/page.tsx']
const OF_RESULTS =
  /^src\/routes\/(?:start\/(?:chosen|kept)\/|not-found\/|result\/(?!history\/|papers\/document\/photo\/)).*\.tsx?$/
/** For readers of English. */
const ENGLISH = /virtual:english(?:-document)?$/

/**
 * Writes the list of files that a worker stores on devices with stored results, so that these open offline whichever build
 * was current when they were made. `mark`: of the sources, known to the worker of the same build. Readers of documents and photos
 * are excluded: they load with the first document.
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
