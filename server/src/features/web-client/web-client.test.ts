import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { TEST_NOW, testConfig } from '../../../test/app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { privateDatabase } from '../../../test/database.ts'
import { fixedClock } from '../../platform/clock.ts'
import { createHttpApp } from '../../platform/http/create-http-app.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createLogger } from '../../platform/log.ts'
import { webClientFeature } from './plugin.ts'

const PAGE = { accept: 'text/html' }
const PAGES = ['/', '/terms', '/result', '/diagnoses/:id', '/dev/ui'].map((path) => ({
  path,
  preload: path === '/result' ? '</assets/a.js>; rel=modulepreload' : null,
}))

function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-client-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['start', 'shell'])
    for (const kind of ['html', 'sample.html']) writeFileSync(join(folder, `${name}.${kind}`), `${name} ${kind}`)
  writeFileSync(join(folder, 'method.json'), JSON.stringify({ title: '', about: '', parts: [] }))
  for (const file of [
    'sw.js',
    'favicon.svg',
    'assets/a.js',
    'assets/a.js.br',
    'manifest.webmanifest',
    'THIRD_PARTY_NOTICES.txt',
  ])
    writeFileSync(join(folder, file), file)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES))
  writeFileSync(join(folder, 'sources-mark'), 'mark')
  return folder
}

async function appWith(
  folder: string,
  dataMode: 'live' | 'sample' = 'live',
  built?: Promise<unknown>,
): Promise<HttpApp> {
  const { app } = await createHttpApp({
    config: testConfig(),
    clock: fixedClock(TEST_NOW),
    database,
    log: createLogger('silent'),
    version: '0.0.0-test',
    dataMode,
  })
  const { pool } = database
  const [catalogue, clock] = [loadDistrictCatalogue(), fixedClock(TEST_NOW)]
  await webClientFeature({ pool, catalogue, clock, origin: undefined, folder, dataMode, built }).routes?.(app)
  atEnd(() => app.close())
  await app.ready()
  return app
}

const database = await privateDatabase()
const app = await appWith(builtClient())
const sample = await appWith(builtClient(), 'sample')
const unbuilt = await appWith(join(tmpdir(), 'no-such-folder'))

test('the start page is the prerendered one, every other known address the shell', async () => {
  assert.equal((await app.inject('/')).body, 'start html')
  for (const path of ['/terms', '/diagnoses/7']) {
    const page = await app.inject(path)
    assert.equal(page.statusCode, 200)
    assert.equal(page.body, 'shell html')
    assert.equal(page.headers['cache-control'], 'no-cache')
  }
})

test('R-WEB-58: a screen that a link leads to names in its header what it needs besides the shell', async () => {
  const { headers } = await app.inject('/result')
  assert.equal(headers['link'], '</assets/a.js>; rel=modulepreload')
  assert.equal((await app.inject('/terms')).headers['link'], undefined)
})

test('the page of all components is served with sample data only', async () => {
  assert.equal((await sample.inject({ url: '/dev/ui', headers: PAGE })).statusCode, 200)
  assert.equal((await app.inject({ url: '/dev/ui', headers: PAGE })).statusCode, 404)
})

test('an unknown address is the shell with 404, for data it is the error body', async () => {
  const page = await app.inject({ url: '/nowhere', headers: PAGE })
  assert.equal(page.statusCode, 404)
  assert.equal(page.body, 'shell html')
  for (const url of ['/api/nowhere', '/assets/nowhere.js', '/v3/nowhere']) {
    const answer = await app.inject({ url, headers: PAGE })
    assert.equal(answer.statusCode, 404, url)
    assert.equal(answer.json<{ code: string }>().code, 'COMMON_404_NOT_FOUND')
    assert.doesNotMatch(String(answer.headers['cache-control']), /max-age/, url)
  }
  const data = await app.inject({ url: '/nowhere', headers: { accept: 'application/json' } })
  assert.equal(data.json<{ code: string }>().code, 'COMMON_404_NOT_FOUND')
})

test('an address that leaves the folder of the files is a file that is not there, whoever asks', async () => {
  for (const headers of [PAGE, { accept: '*/*' }]) {
    for (const path of [
      '..%2f',
      '..%2fsources-mark',
      '%2e%2e%2fpages.json',
      '..%5c',
      '..%2f..%2f..%2fetc%2fpasswd',
      '.',
      '%2f',
    ]) {
      const answer = await app.inject({ url: `/assets/${path}`, headers })
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [404, 'COMMON_404_NOT_FOUND'], path)
    }
  }
})

test('files with their content in their name are kept for a year, compressed where the browser takes it', async () => {
  const plain = await app.inject('/assets/a.js')
  assert.match(String(plain.headers['cache-control']), /max-age=31536000, immutable/)
  const small = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } })
  assert.equal(small.headers['content-encoding'], 'br')
  assert.equal(small.body, 'assets/a.js.br')
})

test('pages and worker carry the strict policy, and the popup keeps its opener', async () => {
  for (const url of ['/', '/terms', '/sw.js']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/, url)
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types default$/, url)
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups')
  }
})

test('R-REG-29: what recognises photos runs its own module, asks for nothing, and no other file may', async () => {
  const { headers } = await app.inject('/assets/recogniser-worker.min-a.js')
  assert.equal(headers['content-security-policy'], "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
  for (const url of ['/', '/sw.js', '/assets/a.js'])
    assert.doesNotMatch(String((await app.inject(url)).headers['content-security-policy']), /wasm-unsafe-eval/, url)
})

test('R-OPS-37: the licence texts of the packages are served as plain text', async () => {
  const { statusCode, headers, body } = await app.inject('/THIRD_PARTY_NOTICES.txt')
  assert.deepEqual([statusCode, body], [200, 'THIRD_PARTY_NOTICES.txt'])
  assert.match(String(headers['content-type']), /^text\/plain/)
})

test('no file beside the listed ones is served', async () => {
  for (const url of ['/sources-mark', '/pages.json', '/assets/../sources-mark', '/assets/%2e%2e/sources-mark'])
    assert.notEqual((await app.inject(url)).statusCode, 200, url)
})

test('with sample data the pages are marked', async () => {
  assert.equal((await sample.inject('/')).body, 'start sample.html')
  assert.equal((await sample.inject('/terms')).body, 'shell sample.html')
})

test('without a build the rest works and the page says how to make one', async () => {
  const page = await unbuilt.inject('/')
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /npm run -w web build/)
  assert.equal((await unbuilt.inject('/api/health/live')).statusCode, 200)
})

test('a client that is still being built is served when it is there', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lease-risk-client-')), 'dist')
  atEnd(() => rmSync(dirname(folder), { recursive: true, force: true }))
  const building = new Promise<void>((resolve) =>
    setImmediate(() => {
      renameSync(builtClient(), folder)
      resolve()
    }),
  )
  const late = await appWith(folder, 'sample', building)
  assert.equal((await late.inject('/')).body, 'start sample.html')
  assert.equal((await late.inject({ url: '/nowhere', headers: PAGE })).body, 'shell sample.html')
})

test('a client that cannot be built ends the start', async () => {
  const failed = Promise.reject(new Error('no room'))
  failed.catch(() => undefined)
  await assert.rejects(appWith(tmpdir(), 'sample', failed), /no room/)
})
