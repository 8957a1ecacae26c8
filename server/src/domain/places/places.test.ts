import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createPlaces, parsePlaces, placeKey } from './places.ts'

const catalogue = loadDistrictCatalogue()
const rows = parsePlaces(readFileSync(new URL('places.tsv', import.meta.url), 'utf8'))
const places = createPlaces(rows, catalogue)

const SILLIM = '1162010200'
const row = (names: string, sure: string, codes: string) => `${names}\tNICKNAME\t${sure}\t${codes}\tk`
const parsed = (name: string, ...lines: string[]) => {
  const place = createPlaces(parsePlaces(lines.join('\n')), catalogue).find(placeKey(name))
  return place && [place.districts.map(({ name: own }) => own).join(), place.isSure]
}

test('the list of places holds what people name, and every district of it is in force', () => {
  assert.ok(rows.length > 1500)
  for (const { names, districtCodes } of rows) {
    for (const code of districtCodes) assert.equal(catalogue.find(code)?.active, true, `${names[0]}: ${code}`)
    assert.equal(new Set(names.map(placeKey)).size, names.length, `${names[0]} has a name twice`)
  }
})

test('a place is found by any of its names, whatever the blanks, signs and letters of it', () => {
  for (const name of ['운정신도시', '파주운정', '운정 신도시']) {
    assert.ok(
      places.find(placeKey(name))?.districts.some(({ fullName }) => fullName === '경기도 파주시 동패동'),
      name,
    )
  }
  assert.deepEqual(places.find(placeKey('DMC역')), places.find(placeKey('dmc역')))
  assert.equal(places.find(placeKey('호그와트')), null)
})

test('only what an address or coordinates prove is sure', () => {
  assert.deepEqual(parsed('여기', row('여기', 'V', SILLIM)), ['신림동', true])
  assert.deepEqual(parsed('여기', row('여기', '2', SILLIM)), ['신림동', false])
  assert.deepEqual(parsed('여기', row('여기', 'K', SILLIM)), ['신림동', false])
})

test('a name of several lines means any of them, and is sure when all that it says is', () => {
  const [one, other] = [row('여기', 'V', SILLIM), row('여기|거기', 'V', '1162010100')]
  assert.deepEqual(parsed('여기', one, other), ['신림동,봉천동', true])
  assert.deepEqual(parsed('거기', one, other), ['봉천동', true])
  assert.deepEqual(parsed('여기', one, row('여기', 'K', '1162010100')), ['신림동,봉천동', false])
  assert.deepEqual(parsed('여기', row('여기', 'K', SILLIM), one), ['신림동', true])
})

test('a code that was abolished since leads to its successors; of several none is sure', () => {
  assert.deepEqual(parsed('여기', row('여기', 'V', '4159012900')), ['여울동', true])
  assert.deepEqual(parsed('여기', row('여기', 'V', '2826000000')), ['서해구,검단구', false])
})

test('a line of another shape, and a code that nobody knows, are refused', () => {
  for (const line of ['여기', row('여기', 'X', SILLIM), row('여기', 'V', '11620'), row('', 'V', SILLIM)]) {
    assert.throws(() => parsePlaces(line), /unreadable line/)
  }
  assert.throws(() => parsed('여기', row('여기', 'V', '9999999999')), /no legal district/)
})
