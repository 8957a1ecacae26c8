import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import { regionOf, zoneOf } from './zone.ts'

const FILE = new URL('../district/catalogue/districts.tsv', import.meta.url)
const catalogue = createDistrictCatalogue(readFileSync(FILE, 'utf8'))

/** The cities, counties and wards of 광주광역시 and 전라남도 that had these codes until 2026-07-01. */
const merged = catalogue
  .active()
  .filter(({ code, level }) => code.startsWith('12') && level === 'SIGUNGU')
  .map(({ code, fullName }) => ({ code, fullName, former: catalogue.predecessorsOf(code) }))

test('Gwangju and Jeollanam-do: a home is in the same region under the code of before 2026-07-01 and the one in force', () => {
  assert.equal(merged.length, 27)
  for (const { code, fullName, former } of merged) {
    assert.equal(former.length, 1, fullName)
    for (const before of former) assert.equal(regionOf(code), regionOf(before), fullName)
  }
  assert.deepEqual(
    merged.filter(({ code }) => regionOf(code) === 3).map(({ fullName }) => fullName.split(' ').at(-1)),
    ['동구', '서구', '남구', '북구', '광산구'],
  )
})

test('zones: the capital region is one, elsewhere each 시도', () => {
  assert.deepEqual(['1162010200', '28275', '41135', '26110', '12240'].map(zoneOf), [
    'CAPITAL',
    'CAPITAL',
    'CAPITAL',
    '26',
    '12',
  ])
})
