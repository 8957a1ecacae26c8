import { readFileSync } from 'node:fs'
import { createDistrictCatalogue, type DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import { lazy } from './lazy.ts'

const FILE = new URL('../domain/district/catalogue/districts.tsv', import.meta.url)

/** Returns the catalogue of legal districts shipped with the server. Its first use reads it, in a third of a second. */
export function loadDistrictCatalogue(): DistrictCatalogue {
  const read = lazy(() => createDistrictCatalogue(readFileSync(FILE, 'utf8')))
  return {
    find: (code) => read().find(code),
    pathNameOf: (code) => read().pathNameOf(code),
    byPathName: (name) => read().byPathName(name),
    active: () => read().active(),
    childrenOf: (code) => read().childrenOf(code),
    liesIn: (district, other) => read().liesIn(district, other),
    districtUnder: (lawdCd, nameBelow) => read().districtUnder(lawdCd, nameBelow),
    successorOf: (code) => read().successorOf(code),
    successorsOf: (code) => read().successorsOf(code),
    predecessorsOf: (code) => read().predecessorsOf(code),
    codesToTry: (code) => read().codesToTry(code),
    matchStart: (text, budget) => read().matchStart(text, budget),
    named: (text, budget) => read().named(text, budget),
    namesCity: (text, budget) => read().namesCity(text, budget),
    search: (keyword, limit) => read().search(keyword, limit),
  }
}
