import { type KnownAccuracy, readKnownAccuracy } from '../../src/features/value/index.ts'
import { fixedClock } from '../../src/platform/clock.ts'
import { loadDistrictCatalogue } from '../../src/platform/load-district-catalogue.ts'
import { storeSampleDeals } from '../../src/sample/store-sample-deals.ts'
import { privateDatabase } from '../database.ts'

/** Any day will do; it is fixed so that the same is learnt each time. */
const NOW = new Date('2026-11-15T09:00:00+09:00')
const DIGITS = 5

/** Learns from all the sample deals how accurate estimates of them are. Takes about half a minute. */
export async function learnAccuracy(): Promise<KnownAccuracy> {
  const { pool } = await privateDatabase()
  await storeSampleDeals({ pool, clock: fixedClock(NOW), catalogue: loadDistrictCatalogue() }, null)
  return rounded(await readKnownAccuracy(pool, NOW))
}

/** Sums depend on the order in which rows are read in their last digits. */
function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'number' && !Number.isInteger(part) ? Number(part.toPrecision(DIGITS)) : part,
    ),
  ) as T
}
