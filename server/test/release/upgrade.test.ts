import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { migrate } from '../../src/platform/database/migrate.ts'
import { createLogger } from '../../src/platform/log.ts'
import { closeInOrder } from '../../src/platform/process/shutdown.ts'
import { startService } from '../../src/start/start-service.ts'
import { testConfig } from '../app.ts'
import { atEnd } from '../at-end.ts'
import { callService } from '../call-service.ts'
import { emptyDatabase } from '../database.ts'
import { ROOT } from '../source-files.ts'
import { until } from '../until.ts'
import { type Release, readReleases } from './releases.ts'
import { LEASE, loadStoredRows } from './stored-rows.ts'

const ADMINISTRATOR = { username: 'upgrade_admin', password: 'upgrade-password-1' }

/** Extracts the migrations folder of the release; removed when the file's tests are done. */
function migrationsOf({ commit }: Release): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-migrations-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', commit, 'server/migrations'], { cwd: ROOT, maxBuffer: 64 << 20 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return join(folder, 'server/migrations')
}

/** R-ACCT-38: changes the configured password, as required before the role takes effect. @returns the new access token. */
async function withOwnPassword(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/me/password`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ currentPassword: ADMINISTRATOR.password, newPassword: 'Zq8-own-password' }),
  })
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  return data.accessToken
}

/** @returns how many backfills are open, or records still packed. */
async function openBackfills(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ open: number }>(
    `select ((select count(*) from backfills where finished_at is null)
       + (select count(*) from diagnoses where record is not null))::int as open`,
  )
  await client.end()
  return rows[0]?.open ?? assert.fail()
}

for (const release of readReleases()) {
  const { version } = release
  test(`a database of ${version} upgrades, and an operator reads the diagnosis that ${version} stored`, async (t) => {
    const url = await emptyDatabase()
    await migrate(url, migrationsOf(release), version)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const stored = await loadStoredRows(version, client)
    await client.end()
    const [diagnosis] = stored['diagnoses'] as { diagnosis_id: number }[]

    const config = testConfig({
      DATABASE_URL: url,
      PORT: '0',
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    })
    const service = await startService({ config, log: createLogger('silent'), dataMode: 'live' })
    t.after(() => closeInOrder(service.closing, { error: assert.fail }))
    const read = <T>(path: string, token?: string, payload?: object) =>
      callService<T>(service.origin, path, token, payload)
    const login = await read<{ accessToken: string }>('/api/auth/login', undefined, ADMINISTRATOR)
    const accessToken = await withOwnPassword(service.origin, login.accessToken)
    const readDetail = () =>
      read<{ inputAddress: string; response: object; evidence: object[] }>(
        `/api/admin/rent-risk-diagnoses/${diagnosis?.diagnosis_id}`,
        accessToken,
      )
    const detail = await readDetail()
    assert.equal(detail.inputAddress, LEASE.address)
    assert.match(JSON.stringify(detail.response), /"building-register"/)
    assert.equal(detail.evidence.length, 4, 'register, leases, sales and public price')
    await until(async () => (await openBackfills(url)) === 0, 'its old data are moved')
    assert.deepEqual(await readDetail(), detail)
  })
}
