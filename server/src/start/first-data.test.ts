import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Health } from '@lease-risk/contract/health'
import { testConfig } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { privateDatabase } from '../../test/database.ts'
import { createLogger } from '../platform/log.ts'
import { closeInOrder } from '../platform/process/shutdown.ts'
import { type FillServices, startFilling } from './start-service.ts'

const log = createLogger('silent')

async function fillingWith(fill: (services: FillServices) => Promise<unknown>) {
  const { url } = await privateDatabase()
  const config = testConfig({ DATABASE_URL: url, PORT: '0' })
  const service = await startFilling({ config, log, dataMode: 'sample', fill })
  const close = () => closeInOrder(service.closing.splice(0), { error: assert.fail })
  atEnd(close)
  return { ...service, close, get: (path: string) => fetch(`${service.origin}${path}`) }
}

const abortOf = (signal?: AbortSignal) => new Promise((resolve) => signal?.addEventListener('abort', resolve))

test('R-CONF-11: while first data are stored, settings and files are answered, and what reads data waits for them', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const { get, filled } = await fillingWith(({ signal }) => Promise.race([stored, abortOf(signal)]))
  const early = get('/api/community/posts')
  for (const path of ['/api/health/live', '/api/client-settings', '/v3/api-docs'])
    assert.equal((await get(path)).status, 200, path)
  // there is a file only where the client was built
  assert.notEqual((await get('/favicon.svg')).status, 503)
  const first = await Promise.race([early, Promise.resolve('it waits')])
  assert.equal(first, 'it waits')
  store()
  assert.equal((await early).status, 200)
  await filled
  assert.equal((await get('/api/community/posts')).status, 200)
})

test('R-HTTP-14: health is STARTING with 503, and says how far the start is, until the service says that it is ready', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const { get, filled, ready } = await fillingWith(({ signal, onProgress }) => {
    onProgress?.('DEALS', 0.5)
    return Promise.race([stored, abortOf(signal)])
  })
  const health = async () => {
    const answer = await get('/api/health')
    const { data } = (await answer.json()) as { data: Health }
    return [answer.status, data.status, data.database, data.startedPercent]
  }
  assert.deepEqual(await health(), [503, 'STARTING', 'UP', 57])
  store()
  await filled
  assert.deepEqual(await health(), [503, 'STARTING', 'UP', 90], 'stored, but nobody knows yet that it answers')
  ready()
  assert.deepEqual(await health(), [200, 'UP', 'UP', undefined])
})

test('R-CONF-11: in place of each page comes one in the reader’s language that says how far the start is and loads itself again', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const { origin, filled } = await fillingWith(({ signal, onProgress }) => {
    onProgress?.('DEALS', 0.2)
    return Promise.race([stored, abortOf(signal)])
  })
  const page = (path: string, language: string) =>
    fetch(`${origin}${path}`, { headers: { accept: 'text/html,*/*', 'accept-language': language } })
  for (const path of ['/', '/result', '/no-such-page']) {
    const [korean, english] = await Promise.all([page(path, 'ko'), page(path, 'en')])
    assert.deepEqual([korean.status, english.status], [503, 503], path)
    assert.match(await korean.text(), /44% 준비했습니다.*<progress max="100" value="44">/)
    assert.match(await english.text(), /http-equiv="refresh".*44% is ready/)
  }
  store()
  await filled
  assert.notEqual((await page('/', 'ko')).status, 503)
})

test('a service that is closed while it stores first data ends that first; a request that waits is refused with 503', async () => {
  const { get, filled, close } = await fillingWith(({ signal }) => abortOf(signal))
  const early = get('/api/community/posts')
  await get('/api/health')
  await close()
  assert.equal((await early).status, 503)
  await assert.rejects(filled, { name: 'AbortError' })
})

test('first data that cannot be stored fail the start for its caller, and waiting requests get 503', async () => {
  const { get, filled } = await fillingWith(() => Promise.reject(new Error('no room')))
  await assert.rejects(filled, /no room/)
  const answer = await get('/api/community/posts')
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('retry-after'), '5')
})
