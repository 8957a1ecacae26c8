import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'

/** The meaning of a name that precedes another one, and its basis. */
export type Above = { basis: string; districts: LegalDistrict[] }

/**
 * Drops districts that lie in none of the districts above; if only less likely ones do, they are promoted. A district
 * counts as below itself only if its current name follows its former one, so at least every second name goes one level
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
