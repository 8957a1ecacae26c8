import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import type { PersonalExport } from '@lease-risk/contract/personal-export'
import yauzl from 'yauzl'
import { bearer, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { createFileStorage } from '../../../platform/storage.ts'

const service = await testService()
const { app, config, database } = service
const storage = await createFileStorage(config)
const FILES = 12
const FILE_BYTES = 3 * 1024 * 1024
const ROUNDS = 4

/** Another process that makes exports; the files of each are those of the board. */
function startInstance(): ChildProcess {
  const file = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href)
  const program = `
    import { pino } from ${JSON.stringify(import.meta.resolve('pino'))}
    import { createDatabase } from ${file('platform/database/database.ts')}
    import { startJobQueue } from ${file('platform/jobs/job-queue.ts')}
    import { createLocalStorage } from ${file('platform/storage.ts')}
    import { exportJob } from ${file('features/account/own-data/make-export.ts')}
    import { BOARD_DATA } from ${file('features/board/board-data.ts')}
    const log = pino({ enabled: false })
    const url = ${JSON.stringify(database.url)}
    const { pool } = createDatabase({ url, poolSize: 5, statementTimeoutMs: 10000 })
    const storage = await createLocalStorage(${JSON.stringify(config.dataDir)})
    const clock = { now: () => new Date(${service.clock.now().getTime()}) }
    const job = exportJob({ pool, clock, storage, personalData: [BOARD_DATA] })
    await startJobQueue({ databaseUrl: url, jobs: [job], log, concurrency: 1, sweepEveryMs: 500 })`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function writeFiles(userId: number): Promise<void> {
  const { rows } = await database.pool.query<{ post_id: string }>(
    `insert into posts (board_code, author_user_id, created_at, updated_at) values ('FREE', $1, now(), now())
     returning post_id`,
    [userId],
  )
  const postId = Number(rows[0]?.post_id)
  for (let index = 0; index < FILES; index += 1) {
    const attachmentId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    await database.pool.query(
      `insert into post_attachments (attachment_id, post_id, original_file_name, content_type, size_bytes, created_at, stored_at)
       values ($1, $2, 'a.pdf', 'application/pdf', $3, now(), now())`,
      [attachmentId, postId, FILE_BYTES],
    )
    await storage.put(`community/${postId}/${attachmentId}`, randomBytes(FILE_BYTES), 'application/pdf')
  }
}

const partsOf = async () =>
  Number((await database.pool.query('select parts from personal_exports')).rows[0]?.parts ?? 0)

test('R-PRIV-44: a process that is killed while it makes an export, again and again, leaves a whole one in the end', async (t) => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'killed.export')
  await writeFiles(userId)
  const headers = bearer(accessToken)
  assert.equal((await app.inject({ method: 'POST', url: '/api/users/me/export', headers })).statusCode, 200)
  const read = async () =>
    (await app.inject({ url: '/api/users/me/export', headers })).json<{ data: PersonalExport }>().data
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.pool.query('update personal_exports set parts = 0')
    const child = startInstance()
    t.after(() => child.kill('SIGKILL'))
    await until(async () => (await partsOf()) > round, 'a part is written')
    child.kill('SIGKILL')
    await once(child, 'exit')
    assert.equal((await read()).state, 'MAKING')
  }
  const last = startInstance()
  t.after(() => last.kill('SIGKILL'))
  await until(async () => (await read()).state === 'READY', 'the export is ready', 60)
  const { downloadToken, sizeBytes } = await read()
  const url = '/api/users/me/export/download'
  const answer = await app.inject({ method: 'POST', url, headers, payload: { downloadToken } })
  assert.equal(answer.rawPayload.length, sizeBytes)
  const zip = await yauzl.fromBufferPromise(answer.rawPayload)
  let files = 0
  for await (const { uncompressedSize } of zip.eachEntry()) files += Number(uncompressedSize === FILE_BYTES)
  assert.equal(files, FILES)
})
