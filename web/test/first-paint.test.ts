import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtClient } from './built-client.ts'

/** Bytes, compressed with gzip. */
const MOST = { html: 4_000, styles: 5_000, script: 2_500 }

const DIST = builtClient()
const start = readFileSync(join(DIST, 'start.html'), 'utf8')
const asked = [...start.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="\/([^"]+)"[^>]*>/g)].map(([tag, file = '']) => ({
  tag,
  file,
}))
const styles = asked.filter(({ tag }) => tag.includes('rel="stylesheet"'))
const sizeOf = (file: string) => statSync(join(DIST, `${file}.gz`)).size

test('the first frame waits for one small style sheet, which is asked for before all else', () => {
  assert.equal(styles.length, 1)
  assert.equal(asked[0], styles[0])
  assert.ok(sizeOf(styles[0]?.file ?? '') <= MOST.styles)
  assert.ok(sizeOf('start.html') <= MOST.html)
})

test('no script stops the page, and the one before the first frame is small', () => {
  const scripts = [...start.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  assert.deepEqual(
    scripts.filter((tag) => !tag.includes('type="module"')),
    [],
  )
  const before = asked.filter(({ file }) => file.endsWith('.js')).reduce((sum, { file }) => sum + sizeOf(file), 0)
  assert.ok(before > 0 && before <= MOST.script, `${before}`)
  assert.deepEqual(
    asked.filter(({ file, tag }) => file.endsWith('.js') && !tag.includes('fetchpriority="low"')),
    [],
  )
})

test('what is seen first is text that is in the page, in a font that is there', () => {
  assert.match(start, /<h1[^>]*>[^<]*[가-힣]/)
  assert.doesNotMatch(start, /<img|font|woff|url\(/i)
})

test('every other screen asks at once for the scripts that all of them wait for', () => {
  const shell = readFileSync(join(DIST, 'shell.html'), 'utf8')
  const preloaded = [...shell.matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file)
  assert.equal(new Set(preloaded).size, preloaded.length)
  for (const name of ['main', 'first', 'common', 'with-queries'])
    assert.ok(
      preloaded.some((file) => file.startsWith(`assets/${name}-`)),
      name,
    )
  assert.doesNotMatch(shell, /fetchpriority/)
})

test('R-WEB-58: a screen that a link leads to asks for its own files with those of the shell', () => {
  const shell = readFileSync(join(DIST, 'shell.html'), 'utf8')
  const pages: { path: string; preload: string | null }[] = JSON.parse(readFileSync(join(DIST, 'pages.json'), 'utf8'))
  const linked = pages.flatMap(({ path, preload }) => (preload === null ? [] : [{ path, links: preload.split(', ') }]))
  assert.deepEqual(linked.map(({ path }) => path).sort(), [
    '/community',
    '/community/:postId',
    '/map',
    '/method',
    '/region/:code',
    '/result',
    '/shared',
  ])
  for (const { path, links } of linked) {
    assert.equal(new Set(links).size, links.length, path)
    for (const link of links) {
      const [, file = '', kind] =
        /^<\/(assets\/[\w.-]+)>; rel=(modulepreload|preload; as=style); crossorigin$/.exec(link) ?? []
      assert.equal(file.endsWith('.js'), kind === 'modulepreload', link)
      assert.ok(sizeOf(file) > 0, link)
      assert.ok(!shell.includes(file), link)
    }
  }
})
