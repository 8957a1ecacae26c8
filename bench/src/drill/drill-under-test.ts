import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startSandbox } from '@lease-risk/sandbox'
import { atEnd } from '../../../server/test/at-end.ts'
import { privateDatabase } from '../../../server/test/database.ts'
import type { DrillContext, DrillOutcome } from './drills.ts'

/** The dependencies of drills, which live until the file's tests are done. */
export async function drillContext(): Promise<DrillContext> {
  const { pool, url } = await privateDatabase()
  const sandbox = await startSandbox()
  const dataDir = mkdtempSync(join(tmpdir(), 'lease-risk-drill-'))
  atEnd(async () => {
    await sandbox.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { start: { databaseUrl: url, sandboxOrigin: sandbox.origin, dataDir }, pool, sandbox }
}

/** Runs the short form of a drill as a test on a possibly busy machine; skipped where the machine does not allow it. */
export function testDrill(what: string, drill: () => Promise<DrillOutcome>): void {
  test(what, async (t) => {
    const result = await drill()
    if (typeof result === 'string') return t.skip(result)
    assert.ok(result.held, result.measured)
  })
}
