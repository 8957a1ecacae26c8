import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startSandbox } from '@lease-risk/sandbox'
import pg from 'pg'
import { readMigrations } from '../../src/platform/database/migration-files.ts'
import { atEnd } from '../at-end.ts'
import { callService } from '../call-service.ts'
import { emptyDatabase } from '../database.ts'
import { readPreviousRelease } from './previous-release.ts'
import { checkOut, startIn, startThis, variablesOfBoth } from './previous-server.ts'
import { previousRelease } from './releases.ts'

const { migrations } = readPreviousRelease()
const { commit } = previousRelease()
const sandbox = await startSandbox()
atEnd(() => sandbox.stop())

/** This release's diagnosis of it contains codes unknown to the previous release. */
const LEASE = {
  address: '서울 관악구 신림동 1422-5 305호',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 72_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 5,
  listingDescription: '신축, 2층, 근생 빌라, 융자 없음, 반지하 아님',
}

/** A user signs up, diagnoses, adds a favorite and writes a post on one release, and finds all of it on the other. */
async function use(one: string, other: string, username: string): Promise<void> {
  const account = { username, password: 'release-password-1' }
  await callService(one, '/api/auth/signup', undefined, account)
  const { accessToken: token } = await callService<{ accessToken: string }>(
    other,
    '/api/auth/login',
    undefined,
    account,
  )
  const { diagnosisId } = await callService<{ diagnosisId: number }>(one, '/api/rent-risk-diagnoses', token, LEASE)
  const favorite = {
    address: LEASE.address,
    contractPurpose: 'JEONSE',
    depositAmountManwon: LEASE.depositAmountManwon,
    diagnosisId,
  }
  const { favoriteId } = await callService<{ favoriteId: number }>(one, '/api/favorites', token, favorite)
  const post = { boardCode: 'FREE', title: `${username}의 글`, content: '판이 바뀌는 동안' }
  const { postId } = await postOn(one, token, post)
  const read = await callService<{ diagnosisId: number }>(other, `/api/rent-risk-diagnoses/${diagnosisId}`, token)
  assert.equal(read.diagnosisId, diagnosisId)
  const sample = `/api/rent-risk-diagnoses/${diagnosisId}/evidence/rent-transaction`
  const { count } = await callService<{ count: number }>(one, sample, token)
  assert.ok(count > 0)
  assert.equal((await callService<{ count: number }>(other, sample, token)).count, count)
  const kept = await callService<{ content: { favoriteId: number }[] }>(other, '/api/favorites', token)
  assert.deepEqual(
    kept.content.map((each) => each.favoriteId),
    [favoriteId],
  )
  assert.equal((await callService<{ title: string }>(other, `/api/community/posts/${postId}`, token)).title, post.title)
}

/** Release 0.2.0 parses the text inside the transaction, and fails if a busy machine takes more than five seconds. */
async function postOn(origin: string, token: string, post: object): Promise<{ postId: number }> {
  const write = () => callService<{ postId: number }>(origin, '/api/community/posts', token, post)
  return write().catch(write)
}

async function startUntilEnd(t: TestContext, variables: Record<string, string>): Promise<string> {
  const service = await startThis(variables)
  t.after(() => service.stop())
  return service.origin
}

test('the release before and this one serve the same people on the new schema, and it starts again on it', async (t) => {
  const url = await emptyDatabase()
  const variables = variablesOfBoth(sandbox.origin, url)
  const folder = checkOut(commit)
  const before = await startIn(folder, variables)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.after(() => client.end())
  const applied = async () => (await client.query('select name from schema_migrations')).rowCount
  assert.equal(await applied(), migrations.length)
  // one migrates, the other waits
  const [origin, second] = await Promise.all([startUntilEnd(t, variables), startUntilEnd(t, variables)])
  assert.equal(await applied(), (await readMigrations()).length)
  await use(before.origin, origin, 'before')
  await use(second, before.origin, 'after')
  await before.stop()

  const again = await startIn(folder, variables)
  const newer = (await readMigrations()).slice(migrations.length).map(({ name }) => name)
  assert.deepEqual(again.lines.find((line) => line.newer !== undefined)?.newer ?? [], newer)
  await use(again.origin, origin, 'again')
  await again.stop()
})
