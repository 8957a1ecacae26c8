import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleDealFiles } from '@lease-risk/sandbox'
import { importDeals } from '../features/collection/index.ts'
import { fitValues, isFitted, type KnownAccuracy } from '../features/value/index.ts'
import { openDealFile } from '../providers/deals/deal-file.ts'
import type { FillServices } from '../start/start-service.ts'

/** A lease runs for two years, so trends and estimates look back this far. */
const MONTHS = 24

/** How far estimates of the sample deals are off; `npm run sample:generate` writes it, because that takes half a minute. */
const KNOWN_ACCURACY = new URL('known-accuracy.json', import.meta.url)

/**
 * Imports two years of the sandbox's invented deals in the same way as published files, and fits the estimates to them. Files
 * that were imported before are skipped. `known`: how accurate the estimates are; `null` to learn it from the deals.
 */
export async function storeSampleDeals(
  { pool, clock, catalogue, signal, onProgress }: FillServices,
  known?: KnownAccuracy | null,
): Promise<void> {
  const now = clock.now()
  const folder = await mkdtemp(join(tmpdir(), 'lease-risk-sample-'))
  try {
    const files = sampleDealFiles({ now, months: MONTHS })
    await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)))
    const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
    let stored = 0
    const { counts, brokenFiles } = await importDeals(
      {
        pool,
        catalogue,
        now: clock.now,
        onRefused: ({ file, record, reason }) => {
          throw new Error(`${file}, record ${record}: ${reason}`)
        },
        onProgress: (bytes) => onProgress?.('DEALS', (stored += bytes) / total),
        ...(signal && { signal }),
      },
      files.map(({ name }) => openDealFile(join(folder, name))),
    )
    const [broken] = brokenFiles
    if (broken !== undefined) throw new Error(`${broken.file}: ${broken.problem}`)
    signal?.throwIfAborted()
    // if an earlier start ended before the fit, units have none
    if (counts.inserted + counts.updated > 0 || !(await isFitted(pool))) {
      const given = known === undefined ? await readRecorded() : known
      await fitValues({ pool, now, ...(given && { known: given }) }, signal)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readRecorded(): Promise<KnownAccuracy> {
  return JSON.parse(await readFile(KNOWN_ACCURACY, 'utf8')) as KnownAccuracy
}
