import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../test/database.ts'
import { requireDataMode } from './data-mode.ts'

const { pool } = await privateDatabase()

test('sample and real data never share a database: whoever came first decides', async () => {
  await requireDataMode(pool, 'live')
  await requireDataMode(pool, 'live')
  await assert.rejects(requireDataMode(pool, 'sample'), /holds real data/)
})
