import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signUpAndLogIn } from './account-app.ts'
import { testService } from './service.ts'
import { readSource } from './source-files.ts'

const [, sheet = ''] = readSource('docs/operations/incidents.md').split(/^## Personal data got out$/m)
const [chapter = ''] = sheet.split(/^## /m)
const KINDS = [
  'A copy of the database',
  'A session or the secret of tokens',
  "An operator's account misused",
  'Files that anybody could read',
  'A link to a result',
  'Log lines or measurements',
]

/** The queries under a heading, as psql reads them. */
function queriesOf(kind: string): string[] {
  const [, after = ''] = chapter.split(`### ${kind}\n`)
  const [part = ''] = after.split(/^### /m)
  return [...part.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, text = '']) => text)
}

const service = await testService()
const { app, database, diagnose } = service
const tenant = await signUpAndLogIn(app, 'breach_tenant')
const other = await signUpAndLogIn(app, 'breach_other')
const operator = `Bearer ${await service.tokenOf('breach_operator', 'ROLE_ADMIN')}`
const { diagnosisId } = await diagnose(
  { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  tenant.accessToken,
)
await app.inject({ url: `/api/admin/users/${tenant.userId}`, headers: { authorization: operator } })

type Row = Record<string, unknown>

/** Runs a query with psql's variables filled in, in a transaction that writes nothing. */
async function run(query: string, more: Record<string, string> = {}): Promise<Row[]> {
  const variables: Record<string, string> = {
    from: '2026-11-19 00:00+09',
    until: '2026-11-21 00:00+09',
    operator: 'breach_operator',
    diagnosis: String(diagnosisId),
    requests: 'none',
    ...more,
  }
  const text = query.replaceAll(/:'(\w+)'/g, (_, name: string) => `'${variables[name] ?? assert.fail(name)}'`)
  const client = await database.pool.connect()
  try {
    await client.query('begin read only')
    return (await client.query<Row>(text)).rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const usersIn = (rows: Row[]) => rows.map((row) => String(row['username'])).toSorted()

test('R-OPS-39: each kind of breach has a query, and each runs on the migrated database', async () => {
  assert.deepEqual(
    [...chapter.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading),
    KINDS,
  )
  for (const kind of KINDS) {
    const queries = queriesOf(kind)
    assert.ok(queries.length > 0, kind)
    for (const query of queries) await run(query)
  }
})

test('R-OPS-39: a copy of the database names everybody with an account at that time, and what was there', async () => {
  const [people = ''] = queriesOf('A copy of the database')
  const rows = await run(people)
  assert.deepEqual(usersIn(rows), ['breach_operator', 'breach_other', 'breach_tenant'])
  assert.equal(Number(rows.find(({ username }) => username === 'breach_tenant')?.['diagnoses']), 1)
  assert.deepEqual(await run(people, { until: '2026-11-01 00:00+09' }), [])
})

test('R-OPS-39: a stolen session names its owner, and none that began later', async () => {
  const [sessions = ''] = queriesOf('A session or the secret of tokens')
  assert.deepEqual(new Set(usersIn(await run(sessions))), new Set(['breach_other', 'breach_tenant']))
  assert.deepEqual(await run(sessions, { until: '2026-11-19 12:00+09' }), [])
  assert.ok(other.userId > 0)
})

test('R-OPS-39: an operator who looked at one person, and at a list of diagnoses, names these persons alone', async () => {
  const [seen = '', told = ''] = queriesOf("An operator's account misused")
  const rows = await run(seen)
  assert.deepEqual(usersIn(rows), ['breach_tenant'])
  assert.deepEqual(
    (await run(told)).map((row) => Number(row['user_id'])),
    [tenant.userId],
  )
  assert.deepEqual(await run(seen, { operator: 'breach_other' }), [])
  await app.inject({ url: '/api/admin/users', headers: { authorization: operator } })
  assert.deepEqual(usersIn(await run(seen)), ['breach_operator', 'breach_other', 'breach_tenant'])
})

test('R-OPS-39: a link to a result names its owner', async () => {
  const [link = ''] = queriesOf('A link to a result')
  assert.deepEqual(usersIn(await run(link)), ['breach_tenant'])
})

test('R-OPS-39: the sheet says within what time and what whom, and that its law is second hand', () => {
  for (const said of [/72 hours/, /1,000 persons/, /KISA/, /\[2\]/, /\(U\)/, /유출된 항목/, /물어볼 곳/])
    assert.match(chapter, said)
})
