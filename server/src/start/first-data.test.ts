import assert from 'node:assert/strict'
import { test } from 'node:test'
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

test('while first data are stored, health, settings and pages are answered, and what reads data waits for them', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const { get, filled } = await fillingWith(({ signal }) => Promise.race([stored, abortOf(signal)]))
  const early = get('/api/community/posts')
  for (const path of ['/api/health', '/api/health/live', '/api/client-settings', '/'])
    assert.equal((await get(path)).status, 200, path)
  const first = await Promise.race([early, Promise.resolve('it waits')])
  assert.equal(first, 'it waits')
  store()
  assert.equal((await early).status, 200)
  await filled
  assert.equal((await get('/api/community/posts')).status, 200)
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
