import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../../server/src/platform/database/database.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { startEmbeddedDatabase } from '../../../server/src/platform/embedded/embedded-database.ts'
import { type Answer, adminToken, ask } from './ask.ts'
import { checkOutcome, outcomeInWords } from './check-outcome.ts'
import { type DrillContext, type DrillOutcome, HANG_MS } from './drills.ts'
import { uploadPicture } from './full-disk.ts'
import { startInstance } from './instance.ts'
import { mountHangingDisk } from './small-disk.ts'
import { startTraffic } from './traffic.ts'

const UPLOADS = 8
const WRITERS = 4
const ASKED_EVERY_MS = 200
const LOGIN = { username: 'admin', password: 'admin1234!' }

/** A files folder that accepts no writes for `seconds` during uploads. Skipped where mounting is not allowed. */
export async function slowFileDisk({ start }: DrillContext, seconds: number): Promise<DrillOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lease-risk-slow-files-'))
  const disk = mountHangingDisk(join(dataDir, 'files'), 64)
  if (disk === undefined) return 'needs to mount'
  const instance = await startInstance({ ...start, dataDir })
  const { origin } = instance
  try {
    const token = await adminToken(origin)
    await uploadPicture(origin, token)
    disk.freeze()
    const uploads = Array.from({ length: UPLOADS }, () => uploadPicture(origin, token))
    await sleep(300)
    const others = await Promise.all([
      longest(seconds, (patienceMs) => ask(`${origin}/api/health`, { patienceMs })),
      // hashes a password, which uses the same thread pool as file operations
      longest(seconds, (patienceMs) => ask(`${origin}/api/auth/login`, { method: 'POST', body: LOGIN, patienceMs })),
    ])
    disk.thaw()
    const statuses = (await Promise.all(uploads)).map((answer) => answer?.status)
    return {
      drill: `files folder that hangs for ${seconds} s`,
      must: 'health and log-ins are answered within 1.5 s meanwhile, and every upload in the end',
      measured: `slowest health ${others[0]} ms, log-in ${others[1]} ms; uploads ${statuses.join(' ')}`,
      held: statuses.every((status) => status === 200 || status === 503),
      inTime: others.every((millis) => millis < 1_500),
    }
  } finally {
    disk.thaw()
    await instance.stop()
    disk.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** In milliseconds. A missing or unsuccessful response counts as the whole time. */
async function longest(
  seconds: number,
  question: (patienceMs: number) => Promise<Answer | undefined>,
): Promise<number> {
  let millis = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(ASKED_EVERY_MS)) {
    const answer = await question(seconds * 1000)
    millis = Math.max(millis, answer?.status === 200 ? answer.millis : seconds * 1000)
  }
  return millis
}

/** A database disk that accepts no writes for `seconds` during writes. Skipped where mounting is not allowed. */
export async function slowDatabaseDisk({ start }: DrillContext, seconds: number): Promise<DrillOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-slow-database-'))
  const disk = mountHangingDisk(join(folder, 'disk'), 512)
  if (disk === undefined) return 'needs to mount'
  const dataDir = join(disk.folder, 'service')
  mkdirSync(dataDir)
  const server = await startEmbeddedDatabase({ dataDir })
  const database = createDatabase({ url: server.url, poolSize: 4, statementTimeoutMs: 60_000 })
  try {
    await migrate(server.url)
    const instance = await startInstance({ ...start, databaseUrl: server.url })
    try {
      const traffic = startTraffic(() => [instance], WRITERS)
      await sleep(2_000)
      disk.freeze()
      const reading = await longest(seconds, (patienceMs) =>
        ask(`${instance.origin}/api/map/analyzable-locations`, { patienceMs }),
      )
      const alive = await ask(`${instance.origin}/api/health/live`)
      disk.thaw()
      const count = traffic.history.countDone('diagnoses')
      const startedAt = performance.now()
      while (traffic.history.countDone('diagnoses') === count && performance.now() - startedAt < HANG_MS)
        await sleep(50)
      const goesOn = traffic.history.countDone('diagnoses') > count
      const millis = Math.round(performance.now() - startedAt)
      await traffic.stop()
      const outcome = await checkOutcome(database.pool, traffic.history)
      const refusals = [...traffic.refusals].map(([said, times]) => `${times} × ${said}`).join(', ')
      return {
        drill: `disk of the database that hangs for ${seconds} s`,
        must: 'reads are answered within 3.5 s meanwhile; writes wait or are refused with 503; afterwards writes go on, nothing lost or doubled',
        measured: `slowest read ${reading} ms, alive ${alive?.status}; refusals: ${refusals || 'none'}; a diagnosis ${goesOn ? `${millis} ms` : 'NEVER'} after; of ${outcome.acknowledged}: ${outcomeInWords(outcome)}`,
        held: alive?.status === 200 && goesOn && outcome.isWhole,
        inTime: reading < 3_500 && millis < 3_000,
      }
    } finally {
      disk.thaw()
      await instance.stop()
    }
  } finally {
    disk.thaw()
    await database.close()
    await server.stop()
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
