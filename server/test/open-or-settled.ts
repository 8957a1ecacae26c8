import { isSettled } from '../src/domain/region-keyword/find-regions.ts'
import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'
import { loadRegionReader } from '../src/platform/load-region-reader.ts'

export const read = loadRegionReader(loadDistrictCatalogue())

/** The names of the districts that a text settles on; empty where it names none or leaves it open. */
export function settledNames(text: string): string[] {
  const { region } = read(text)
  return region !== null && isSettled(region) ? region.districts.map(({ name }) => name) : []
}

/** The names that a text leaves open between; empty where it names no place or settles on one. */
export function openNames(text: string): string[] {
  const { region } = read(text)
  return region !== null && !isSettled(region) ? [...region.districts, ...region.others].map(({ name }) => name) : []
}
