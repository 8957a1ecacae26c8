import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMigrations } from '../../src/platform/database/migration-files.ts'
import { privateDatabase } from '../database.ts'
import { readPreviousRelease } from './previous-release.ts'
import { type TriedStatement, tryStatements } from './try-statements.ts'

const previous = readPreviousRelease()
const { pool } = await privateDatabase()

async function tried(): Promise<TriedStatement[]> {
  const client = await pool.connect()
  try {
    for (const text of previous.sessionTables) await client.query(text)
    return await tryStatements(client, previous.statements)
  } finally {
    client.release(true)
  }
}

const differing = (found: TriedStatement[]) =>
  found.filter((one, index) => JSON.stringify(one) !== JSON.stringify(previous.statements[index]))

test('every statement of the release before does on this schema what it did on its own', async () => {
  assert.ok(
    previous.statements.length > 300 && previous.statements.filter(({ outcome }) => outcome === 'OK').length > 250,
  )
  assert.deepEqual(differing(await tried()), [])
})

test('what the release before reads, or cannot fill in, is missed when it changes', async () => {
  const namesAfter = async (change: string, back: string) => {
    await pool.query(change)
    const names = differing(await tried()).map(({ name }) => name)
    await pool.query(back)
    return names
  }
  const renamed = 'alter table posts rename column like_count to likes'
  const read = await namesAfter(renamed, 'alter table posts rename column likes to like_count')
  assert.ok(read.length >= 3, read.join())
  const wanted = await namesAfter(
    'alter table process_leases add column reason text not null',
    'alter table process_leases drop column reason',
  )
  assert.deepEqual(wanted, ['lease-take'])
  const typed = 'alter table process_leases alter column holder type text'
  assert.deepEqual(
    await namesAfter(typed, 'alter table process_leases alter column holder type uuid using holder::uuid'),
    ['lease-give-back', 'lease-read', 'lease-take'],
  )
})

test('no migration of the release before was changed or taken away', async () => {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  assert.deepEqual(
    previous.migrations.filter(({ name, checksum }) => known.get(name) !== checksum),
    [],
  )
})
