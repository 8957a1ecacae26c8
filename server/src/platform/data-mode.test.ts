import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../test/database.ts'
import { claimDataMode } from './data-mode.ts'

const { pool } = await privateDatabase()

test('sample and real data never share a database: whoever came first decides', async () => {
  await claimDataMode(pool, 'live')
  await claimDataMode(pool, 'live')
  await assert.rejects(claimDataMode(pool, 'sample'), /holds real data/)
})
