import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { checkKeys } from './check-keys.ts'

test('the public price is asked of the year before, by the calendar of Seoul', async () => {
  const years: (string | null)[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x')
    if (searchParams.has('stdrYear')) years.push(searchParams.get('stdrYear'))
    response.end(JSON.stringify({ response: { resultCode: '', totalCount: '0' } }))
  }).listen(0, '127.0.0.1')
  atEnd(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const config = testConfig({
    VWORLD_BASE_URL: `http://127.0.0.1:${port}`,
    VWORLD_KEY: 'key',
    VWORLD_DOMAIN: 'localhost',
  })
  await checkKeys(config, new Date('2027-01-01T00:30:00+09:00'))
  assert.deepEqual(years, ['2026'])
})
