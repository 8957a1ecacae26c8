import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleDealFiles } from '@lease-risk/sandbox'
import { importDeals } from '../features/collection/face.ts'
import { fitValues, isFitted } from '../features/value/face.ts'
import { openDealFile } from '../providers/deals/deal-file.ts'
import type { FillServices } from '../start/start-service.ts'

/** A lease runs two years: so long trends and estimates look back. */
const MONTHS = 24

/**
 * Two years of the sandbox's invented deals, imported as published files would be, and the estimates fitted to them. The
 * same files again are passed over.
 */
export async function storeSampleDeals({ pool, clock, catalogue, signal }: FillServices): Promise<void> {
  const now = clock.now()
  const folder = await mkdtemp(join(tmpdir(), 'lease-risk-sample-'))
  try {
    const files = sampleDealFiles({ now, months: MONTHS })
    await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)))
    const { counts, brokenFiles } = await importDeals(
      {
        pool,
        catalogue,
        now: clock.now,
        onRefused: ({ file, record, reason }) => {
          throw new Error(`${file}, record ${record}: ${reason}`)
        },
        onProgress: () => {},
        ...(signal && { signal }),
      },
      files.map(({ name }) => openDealFile(join(folder, name))),
    )
    const [broken] = brokenFiles
    if (broken !== undefined) throw new Error(`${broken.file}: ${broken.problem}`)
    signal?.throwIfAborted()
    // a start that ended before its fit leaves units without one
    if (counts.inserted + counts.updated > 0 || !(await isFitted(pool))) await fitValues({ pool, now }, signal)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
