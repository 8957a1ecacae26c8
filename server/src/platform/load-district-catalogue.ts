import { readFileSync } from 'node:fs'
import { createDistrictCatalogue, type DistrictCatalogue } from '../domain/district/district-catalogue.ts'

const FILE = new URL('../domain/district/catalogue/districts.tsv', import.meta.url)

/** Reads the catalogue of legal districts that comes with the server. */
export function loadDistrictCatalogue(): DistrictCatalogue {
  return createDistrictCatalogue(readFileSync(FILE, 'utf8'))
}
