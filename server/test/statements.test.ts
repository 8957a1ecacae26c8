import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openAddressStaging } from '../src/evidence/addresses/staged-addresses.ts'
import { openStaging } from '../src/evidence/deals/staged-deals.ts'
import { openPriceStaging } from '../src/evidence/public-price/staged-prices.ts'
import { openRegisterStaging } from '../src/evidence/register/staged-registers.ts'
import { type StatementDefinition, statements } from '../src/platform/database/statement.ts'
import { privateDatabase } from './database.ts'
import { describeStatement } from './describe-statement.ts'
import { loadStatements, productionSources, statementPlaces } from './load-statements.ts'

/** Files that may query the database without a named statement, and why. */
const RAW_QUERIES: Record<string, string> = {
  'platform/backup/catalog.ts': 'reads the catalogue of PostgreSQL',
  'platform/backup/restore-backup.ts': 'writes the tables of a backup, whose names are in the backup',
  'platform/backup/write-backup.ts': 'copies every table that there is',
  'platform/database/database.ts': 'asks whether the database answers at all',
  'platform/embedded/embedded-database.ts': 'speaks to the server before there is a database',
  'platform/database/migrate.ts': 'runs the migrations, some of which want no transaction',
  'platform/database/pooler.ts': 'connections and a statement that are looked at themselves',
  'platform/database/request-role.ts': 'grants to the role of requests, which no statement prepares',
  'platform/database/replica.ts': 'asks the replica, and how far it is',
  'platform/database/statement.ts': 'runs the statements',
  'platform/database/transaction.ts': 'begins and ends transactions',
  'evidence/public-price/staged-prices.ts': 'makes a table of the session and copies into it',
  'evidence/addresses/staged-addresses.ts': 'makes tables of the session and copies into one',
  'evidence/register/staged-registers.ts': 'makes tables of the session and copies into one',
  'evidence/deals/staged-deals.ts': 'makes a table of the session and copies into it',
}

const sources = productionSources()
const places = statementPlaces(sources)

/** Other test files may have run in this process, and their statements use their own tables. */
const ofTheService = () => statements().filter(({ name }) => !name.startsWith('test-'))

before(() => loadStatements())

test('every statement is prepared against the migrated database and returns the columns it declares', async () => {
  const { pool } = await privateDatabase()
  const { rows } = await pool.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')
  const typeName = new Map(rows.map(({ oid, typname }) => [oid, typname]))
  const client = await pool.connect()
  try {
    await openStaging(client, 'UNTIL_DROPPED')
    await openPriceStaging(client)
    await openAddressStaging(client)
    await openRegisterStaging(client)
    const differing = []
    for (const definition of ofTheService()) {
      const found = await describeStatement(client, definition.text).then(
        ({ columns, parameterTypeOids }) => ({
          columns: Object.fromEntries(columns.map(({ name, typeOid }) => [name, typeName.get(typeOid)])),
          parameterCount: parameterTypeOids.length,
        }),
        (error: Error) => error.message,
      )
      const declared = { columns: definition.columns, parameterCount: definition.parameters.length }
      if (!isSame(found, declared)) differing.push({ name: definition.name, found, declared })
    }
    assert.deepEqual(differing, [])
  } finally {
    client.release(true)
  }
  assert.ok(places.length > 100, `only ${places.length} places that make a statement were found`)
  assert.ok(
    ofTheService().length >= places.length,
    `only ${ofTheService().length} statements of ${places.length} places`,
  )
})

test('names of statements are short enough to stay different on the server', () => {
  assert.deepEqual(
    statements().filter(({ name }: StatementDefinition) => !/^[a-z][a-z0-9-]{2,62}$/.test(name)),
    [],
  )
})

test('nothing speaks to the database but statements and the few places that say why', () => {
  const raw = [...sources].filter(([, text]) => /\.query\b(?!string)\s*[<({]/.test(text)).map(([file]) => file)
  assert.deepEqual(raw.toSorted(), Object.keys(RAW_QUERIES).toSorted())
})

function isSame(left: unknown, right: unknown): boolean {
  try {
    assert.deepEqual(left, right)
    return true
  } catch {
    return false
  }
}
