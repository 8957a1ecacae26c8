import assert from 'node:assert/strict'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Manifest } from 'vite'
import { builtClient } from './built-client.ts'

const KB = 1000
/** kB, compressed with gzip. */
const FIRST_LOAD = 90
/** Loaded once, with the second screen: the query cache and the code that most screens share. */
const COMMON = 18
const RESULT = 15
const OTHER = 26
const MAP = 50
const STYLES = 8
/** In addition to files already loaded; a browser requests six at a time. */
const MOST_FILES = 8
const ENGLISH = 24
/** Loaded only when a user reads a document on the device. */
const READER = 600
/** The client states 3 MB before the download. */
const RECOGNISER = 3_300

const DIST = builtClient()
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest

/** The files that a module and its static imports load. */
function filesOf(module: string, kind: 'js' | 'css'): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    assert.ok(chunk, `${key} is not in the build`)
    if (kind === 'js') files.add(chunk.file)
    else for (const file of chunk.css ?? []) files.add(file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  collect(module)
  return files
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(DIST, `${file}.gz`)).size, 0) / KB
}

const START = ['index.html', 'src/main.tsx', 'src/routes/start/page.tsx']
const first = new Set(START.flatMap((module) => [...filesOf(module, 'js')]))
const shared = new Set([...filesOf('src/with-queries.tsx', 'js')].filter((file) => !first.has(file)))
const pages = Object.keys(manifest).filter((key) => /^src\/routes\/.*page\.tsx$/.test(key))

test('the first load of the start screen stays small', () => {
  const size = kilobytes(first)
  assert.ok(size <= FIRST_LOAD, `${size.toFixed(1)} kB`)
})

test('what most screens share comes once, and is small', () => {
  const size = kilobytes(shared)
  assert.ok(size > 0 && size <= COMMON, `${size.toFixed(1)} kB`)
})

test('each further screen brings little of its own', () => {
  assert.ok(pages.length > 10, `only ${pages.length} screens were found`)
  for (const page of pages) {
    const own = [...filesOf(page, 'js')].filter((file) => !first.has(file) && !shared.has(file))
    const most = page.includes('/map/') ? MAP : page === 'src/routes/result/page.tsx' ? RESULT : OTHER
    const size = kilobytes(own)
    assert.ok(size <= most, `${page}: ${size.toFixed(1)} kB > ${most}`)
  }
})

test('no screen of a tenant waits for many small files', () => {
  for (const page of pages.filter((key) => !/\/(console|dev)\//.test(key))) {
    const own = [...filesOf(page, 'js')].filter((file) => !first.has(file) && !shared.has(file))
    assert.ok(own.length <= MOST_FILES, `${page}: ${own.length} files`)
  }
})

test('style sheets of a screen stay small', () => {
  for (const page of pages) {
    const files = new Set([...START, page].flatMap((module) => [...filesOf(module, 'css')]))
    const size = kilobytes(files)
    assert.ok(size <= STYLES, `${page}: ${size.toFixed(1)} kB`)
  }
})

test('the order of the layers is declared before whatever is in one', () => {
  const files = new Set(START.flatMap((module) => [...filesOf(module, 'css')]))
  const sheets = [...files].map((file) => readFileSync(join(DIST, file), 'utf8')).join('')
  const layers = [...sheets.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer)
  assert.deepEqual([...new Set(layers)], ['tokens', 'base', 'ui', 'screens'])
})

/** Their path in the manifest starts where the build was called. */
const english = [
  'virtual:english',
  'virtual:english-console',
  'virtual:english-document',
  'virtual:english-account',
].map((name) => Object.keys(manifest).find((key) => key.split('/').at(-1) === name) ?? name)

test('English comes in one small file, and only who reads it loads it', () => {
  const [words = '', ...apartFromIt] = english
  const size = kilobytes(filesOf(words, 'js'))
  assert.ok(size > 5 && size <= ENGLISH, `${size.toFixed(1)} kB`)
  for (const apart of apartFromIt) assert.ok(kilobytes(filesOf(apart, 'js')) > 1)
  const korean = new Set([...START, 'src/with-queries.tsx', ...pages].flatMap((module) => [...filesOf(module, 'js')]))
  for (const module of english)
    assert.deepEqual(
      [...filesOf(module, 'js')].filter((file) => korean.has(file)),
      [],
      module,
    )
})

test('the page of all components has its own copies: no other screen shares a file with it', () => {
  const components = 'src/routes/dev/ui/page.tsx'
  const others = new Set(pages.filter((page) => page !== components).flatMap((page) => [...filesOf(page, 'js')]))
  const own = [...filesOf(components, 'js')].filter((file) => !first.has(file))
  assert.deepEqual(
    own.filter((file) => others.has(file)),
    [],
  )
})

test('what reads documents is a file of its own, which no screen brings', () => {
  const readers = globSync('assets/registry-reader-*.js', { cwd: DIST })
  assert.equal(readers.length, 1)
  const size = kilobytes(readers)
  assert.ok(size > 100 && size <= READER, `${size.toFixed(1)} kB`)
  for (const page of [...START, ...pages])
    for (const file of filesOf(page, 'js')) assert.ok(!readers.includes(file), page)
})

test('R-REG-29: what recognises photos is as large as the client says, and no screen brings it', () => {
  const parts = globSync('assets/recogniser-*.js', { cwd: DIST })
  const letters = globSync('assets/recogniser-kor*', { cwd: DIST }).map((file) => statSync(join(DIST, file)).size / KB)
  const size = letters.reduce((sum, each) => sum + each, kilobytes(parts))
  assert.ok(size > 2_500 && size <= RECOGNISER, `${size.toFixed(0)} kB`)
  for (const page of [...START, ...pages])
    for (const file of filesOf(page, 'js')) assert.ok(!parts.includes(file), page)
})

/** All calls of operators, and no others, are below this path. */
const OPERATORS = /api\/admin\//

function isOperators(page: string): boolean {
  const files = [...filesOf(page, 'js')]
  return files.some((file) => /console/.test(file) || OPERATORS.test(readFileSync(join(DIST, file), 'utf8')))
}

test('nothing of the console is in a screen of a tenant', () => {
  assert.ok(isOperators('src/routes/console/users/page.tsx'))
  for (const page of [...START, english[0] ?? '', ...pages.filter((name) => !name.includes('/console/'))])
    assert.ok(!isOperators(page), page)
})
