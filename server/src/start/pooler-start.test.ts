import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../test/app.ts'
import { privateDatabase } from '../../test/database.ts'
import { pooler, poolerVersion } from '../../test/pooler.ts'
import { createLogger } from '../platform/log.ts'
import { startService } from './start-service.ts'

const version = poolerVersion()
const isOld = version !== undefined && Number(version.split('.')[1]) < 21
const { url } = await privateDatabase()

test('a start behind a pooler without prepared statements names it and the setting, instead of failing now and then', {
  skip: isOld ? false : 'this machine has no pgbouncer before 1.21 (Debian 12: apt-get install pgbouncer)',
}, async () => {
  const config = testConfig({ DATABASE_URL: await pooler(url), DATABASE_DIRECT_URL: url, PORT: '0' })
  const starting = startService({ config, log: createLogger('silent'), dataMode: 'live' })
  await assert.rejects(starting, /pgbouncer 1\.21.*DATABASE_PREPARED_STATEMENTS=false/)
})
