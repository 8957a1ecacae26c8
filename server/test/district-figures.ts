import assert from 'node:assert/strict'
import { sampleDistrictRiskFiles } from '@lease-risk/sandbox'
import type { Pool } from 'pg'
import { importDistrictRisk } from '../src/evidence/district-risk/index.ts'
import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'

/** Imports the sandbox's invented tables of the last months; every one of them must be accepted. */
export async function importDistrictFigures(pool: Pool, now: Date, months: number): Promise<void> {
  const { brokenFiles } = await importDistrictRisk(
    {
      pool,
      catalogue: loadDistrictCatalogue(),
      now: () => now,
      onRefused: ({ row, reason }) => assert.fail(`row ${row}: ${reason}`),
      onProgress: () => undefined,
    },
    sampleDistrictRiskFiles({ now, months }).map(({ name, text }) => ({
      name,
      bytes: Buffer.byteLength(text),
      content: async () => Buffer.from(text),
    })),
  )
  assert.deepEqual(brokenFiles, [])
}
