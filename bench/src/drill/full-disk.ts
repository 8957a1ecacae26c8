import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../../server/src/platform/database/database.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { startEmbeddedDatabase } from '../../../server/src/platform/embedded/embedded-database.ts'
import { type Answer, adminToken, ask, bearer } from './ask.ts'
import { checkOutcome, outcomeInWords } from './check-outcome.ts'
import { type DrillContext, type DrillOutcome, type DrillResult, HANG_MS } from './drills.ts'
import { startInstance } from './instance.ts'
import { limitFileSize, mountSmallDisk } from './small-disk.ts'
import { startTraffic } from './traffic.ts'

const WRITERS = 4
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function uploadPicture(origin: string, token: string): Promise<Answer | undefined> {
  const form = new FormData()
  form.set('file', new File([PICTURE], 'picture.png', { type: 'image/png' }))
  return ask(`${origin}/api/users/me/profile-image`, { method: 'POST', body: form, headers: bearer(token) })
}

/** Whether the user's current picture is readable. */
async function hasPicture(origin: string, token: string): Promise<boolean> {
  const user = await ask(`${origin}/api/users/me`, { headers: bearer(token) })
  const answer = await fetch(`${origin}${String(user?.data?.['profileImageUrl'])}`)
  return answer.status === 200 && (await answer.bytes()).length > 0
}

/** Fills the files folder, then frees it again. */
export async function fullFileDisk({ start }: DrillContext): Promise<DrillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lease-risk-full-files-'))
  const disk = mountSmallDisk(join(dataDir, 'files'), 8)
  const instance = await startInstance({ ...start, dataDir })
  const { origin, pid } = instance
  const [fill, free] = disk
    ? [disk.fill, disk.free]
    : [() => limitFileSize(pid, 0), () => limitFileSize(pid, 'unlimited')]
  try {
    const token = await adminToken(origin)
    const before = await uploadPicture(origin, token)
    fill()
    const refused = await uploadPicture(origin, token)
    const reads = (await hasPicture(origin, token)) && (await ask(`${origin}/api/health`))?.status === 200
    free()
    const after = await uploadPicture(origin, token)
    const kept = await hasPicture(origin, token)
    return {
      drill: `files folder full (${disk ? 'a disk of its own' : 'RLIMIT_FSIZE, nothing could be mounted'})`,
      must: 'an upload is refused with 503 and our body, the picture before stays, reads go on; with room again it works, without a restart',
      measured: `before ${before?.status}; full ${refused?.status} ${refused?.code}, reads ${reads ? 'go on' : 'FAIL'}; after ${after?.status}, readable ${kept}`,
      held:
        before?.status === 200 && refused?.code === 'COMMON_503_UNAVAILABLE' && reads && after?.status === 200 && kept,
      inTime: true,
    }
  } finally {
    await instance.stop()
    disk?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Fills the database disk during writes: first there is no space for the tables, then none for the WAL either, which
 * makes PostgreSQL shut itself down. Then frees the space again. Skipped where mounting is not allowed.
 */
export async function fullDatabaseDisk({ start }: DrillContext, seconds: number): Promise<DrillOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-full-database-'))
  const disk = mountSmallDisk(folder, 256)
  if (disk === undefined) return 'needs to mount'
  const server = await startEmbeddedDatabase({ dataDir: folder })
  const database = createDatabase({ url: server.url, poolSize: 4, statementTimeoutMs: 60_000 })
  try {
    await migrate(server.url)
    const instance = await startInstance({ ...start, databaseUrl: server.url })
    const health = async () => (await ask(`${instance.origin}/api/health`, { patienceMs: 2_000 }))?.status
    try {
      const traffic = startTraffic(() => [instance], WRITERS)
      await sleep(1_000)
      // the WAL has a segment ahead, so that it is the tables that lack space first
      await database.pool.query('checkpoint')
      await database.pool.query('select pg_switch_wal()')
      disk.fill()
      await sleep((seconds * 1000) / 2)
      const reading = await ask(`${instance.origin}/api/map/analyzable-locations`)
      // uses up the preallocated WAL segments until a new one is needed
      for (let turn = 0; turn < 8; turn += 1) {
        await database.pool
          .query('select pg_switch_wal(), pg_logical_emit_message(false, $1, $1)', ['drill'])
          .catch(() => {})
      }
      await sleep((seconds * 1000) / 2)
      const meanwhile = await health()
      disk.free()
      const startedAt = performance.now()
      while ((await health()) !== 200 && performance.now() - startedAt < HANG_MS) await sleep(50)
      const millis = Math.round(performance.now() - startedAt)
      const acknowledgedBefore = traffic.history.countDone('diagnoses')
      while (traffic.history.countDone('diagnoses') === acknowledgedBefore && performance.now() - startedAt < HANG_MS)
        await sleep(50)
      const goesOn = traffic.history.countDone('diagnoses') - acknowledgedBefore
      const goesOnAfter = performance.now() - startedAt
      await traffic.stop()
      const outcome = await checkOutcome(database.pool, traffic.history)
      const refusals = [...traffic.refusals].map(([said, count]) => `${count} × ${said}`).join(', ')
      const polite = [...traffic.refusals.keys()].every((said) => said === '503 COMMON_503_UNAVAILABLE')
      return {
        drill: `disk of the database full for ${seconds} s`,
        must: 'writes are refused with 503 and our body, reads go on while PostgreSQL lives; with room again writes go on within 10 s without a restart, nothing lost or doubled',
        measured: `a read ${reading?.status}, health then ${meanwhile}; refusals: ${refusals || 'none'}; back after ${millis} ms, writes ${goesOn > 0 ? 'go on' : 'DO NOT GO ON'}; of ${outcome.acknowledged}: ${outcomeInWords(outcome)}`,
        held: polite && reading?.status === 200 && goesOn > 0 && outcome.isWhole,
        inTime: goesOnAfter < 10_000,
      }
    } finally {
      await instance.stop()
    }
  } finally {
    await database.close()
    await server.stop()
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
