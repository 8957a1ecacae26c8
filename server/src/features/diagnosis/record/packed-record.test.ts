import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { zstdCompressSync } from 'node:zlib'
import { bearer, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'
import { VILLA } from '../../../../test/villa.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { unpackLateRecords, unpackRecord, unpackRecords } from './packed-record.ts'
import { findDiagnosis } from './read-diagnosis.ts'

/** SHA-256 of each dictionary. What was packed with a dictionary can only be read with the same bytes. */
const FIRST_USED: Record<string, string> = {
  '1.txt': 'b95a1af33b2582c77a9d8b6f448ae7ca08c4a266696c610b3f5757680d5febf2',
  '2.txt': '6651febabf637ee9a00b1dc2f524a9eb648d4c0a3c4a026aed615937cb841c15',
  '3.txt': '8a3b97d7f6838813bf56b34151f4f59a6c56325282bde349c7d7ef11886e622d',
  '4.txt': '7f0145c46269baae73b6665778b609a517952a3bdb81959ab5928097109132d7',
}
const FOLDER = new URL('dictionaries/', import.meta.url)

const { app, database, diagnose, log, logLines, tokenOf } = await testService()
const { pool } = database
const owner = await signUpAndLogIn(app, 'packed_owner')
const operator = await tokenOf('packed_operator', 'ROLE_SYSTEM_ADMIN')

/** Packs a diagnosis as releases 0.2.0 to 0.7.0 did. */
async function pack(diagnosisId: number, dictionary: number): Promise<void> {
  const parts = ['answer', 'anyFacts', 'evidence', 'timings'] as const
  const {
    answer,
    anyFacts: facts,
    evidence,
    timings,
  } = (await findDiagnosis(pool, diagnosisId, 'SERVICE', parts)) ?? {}
  const text = `${JSON.stringify(answer)}\n${JSON.stringify({ facts, evidence, timings })}`
  const frame = zstdCompressSync(text, { dictionary: readFileSync(new URL(`${dictionary}.txt`, FOLDER)) })
  await pool.query(
    'update diagnoses set record = $2, response = null, facts = null, timings = null where diagnosis_id = $1',
    [diagnosisId, Buffer.concat([Buffer.from([dictionary]), frame])],
  )
  await pool.query('delete from diagnosis_evidence where diagnosis_id = $1', [diagnosisId])
}

/** What is read of it, byte for byte. */
async function answersOf(diagnosisId: number): Promise<string[]> {
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  const paths = ['', '?lang=en', '/evidence/rent-transaction', '/evidence/value-estimate', '/papers', '/post-draft']
  const read = async (url: string, headers: Record<string, string>) => {
    const answer = await app.inject({ url, headers })
    assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`)
    return answer.body
  }
  const own = await Promise.all([...paths, '/sheet'].map((each) => read(path + each, bearer(owner.accessToken))))
  const { data } = JSON.parse(await read(`/api/admin${path.slice(4)}`, { authorization: `Bearer ${operator}` }))
  // snapshots, whose members jsonb sorts
  const inOrder = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return [...own, JSON.stringify(data, inOrder)]
}

const stillPacked = async () =>
  (await pool.query('select diagnosis_id as id from diagnoses where record is not null order by 1')).rows.map(
    ({ id }) => id,
  )
const made: number[] = []
const { batch } = unpackRecords(log)

test('a dictionary that is in use never changes', () => {
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(name, FOLDER)))
      .digest('hex')
  assert.deepEqual(Object.fromEntries(readdirSync(FOLDER).map((name) => [name, digest(name)])), FIRST_USED)
})

test('records of every dictionary are read as before, packed and unpacked, also after a batch that was cut off', async () => {
  const terms = [
    {},
    { depositAmountManwon: 3_000 },
    { floorNumber: -1 },
    { listingDescription: '반지하 \\u0041 "신축"' },
  ]
  for (const [at, change] of terms.entries()) {
    const { diagnosisId } = await diagnose({ ...VILLA, ...change }, owner.accessToken)
    made.push(diagnosisId)
    const written = await answersOf(diagnosisId)
    await pack(diagnosisId, at + 1)
    assert.deepEqual(await answersOf(diagnosisId), written, `packed with ${at + 1}`)
  }
  assert.deepEqual(await stillPacked(), made)
  const packed = await Promise.all(made.map(answersOf))

  const cutOff = inTransaction(pool, async (transaction) => {
    await batch(transaction, null, 3)
    throw new Error('killed')
  })
  await assert.rejects(cutOff, /killed/)
  assert.deepEqual(await stillPacked(), made)
  assert.deepEqual(await batch(pool, null, 3), { last: String(made[2]), rows: 3 })
  assert.deepEqual(await stillPacked(), made.slice(3))
  assert.deepEqual(await batch(pool, String(made[2]), 3), { last: String(made[3]), rows: 1 })
  assert.deepEqual(await batch(pool, String(made[3]), 3), { last: null, rows: 0 })
  assert.deepEqual(await Promise.all(made.map(answersOf)), packed)
})

test('what cannot be unpacked stays and is logged; what the release before still packs is unpacked later', async () => {
  const [broken = 0, late = 0] = made
  await pack(broken, 1)
  await pack(late, 4)
  const unknown = Buffer.from([250, 1, 2])
  for (const bytes of [Buffer.alloc(0), unknown, Buffer.from([1, 1, 2])]) assert.throws(() => unpackRecord(bytes))
  await pool.query('update diagnoses set record = $2 where diagnosis_id = $1', [broken, unknown])
  await pool.query(`insert into backfills (name, expected_rows, begun_at) values ('packed diagnoses', 0, now())`)
  await unpackLateRecords(pool, log)
  assert.deepEqual(await stillPacked(), [broken, late], 'the backfill is not done')
  await pool.query('update backfills set finished_at = now()')
  await unpackLateRecords(pool, log)
  assert.deepEqual(await stillPacked(), [broken])
  const { rows } = await pool.query('select record from diagnoses where diagnosis_id = $1', [broken])
  assert.deepEqual(rows[0]?.record, unknown)
  const told = logLines.filter(({ diagnosisId }) => diagnosisId === broken)
  assert.deepEqual(
    told.map(({ level }) => level),
    ['error'],
  )
})
