import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'

/** What a name before another one means, and how. */
export type Above = { basis: string; districts: LegalDistrict[] }

/**
 * Without what lies in none of the districts above; the less likely ones move up when they alone do. A district lies
 * below itself only as the present name behind its former one, so that each second name at most is of a level further
 * down.
 */
export function below<Reading extends Above & { others: LegalDistrict[] }>(
  reading: Reading,
  above: Above | null,
  catalogue: DistrictCatalogue,
): Reading {
  if (above === null) return reading
  const isNowCalled = above.basis === 'FORMER_NAME' && reading.basis !== 'FORMER_NAME'
  const isUnder = (district: LegalDistrict) =>
    above.districts.some((each) => (isNowCalled || each !== district) && catalogue.liesIn(district, each))
  const districts = reading.districts.filter(isUnder)
  const others = reading.others.filter(isUnder)
  return districts.length > 0 ? { ...reading, districts, others } : { ...reading, districts: others, others: [] }
}
