import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { pooler, poolerVersion } from '../../../test/pooler.ts'
import { lookForPooler } from './pooler.ts'

const version = poolerVersion()
const skip = version === undefined ? 'this machine has no pgbouncer (Debian: apt-get install pgbouncer)' : false
const isOld = version !== undefined && Number(version.split('.')[1]) < 21
const { url } = await privateDatabase()

test('PostgreSQL itself is no pooler', async () => {
  assert.equal(await lookForPooler(url), 'NONE')
})

test('a pooler is recognised, and whether it carries prepared statements', { skip }, async () => {
  const pooled = await pooler(url)
  assert.equal(await lookForPooler(pooled), isOld ? 'SESSIONS_WITHOUT_STATEMENTS' : 'WITH_STATEMENTS')
})
