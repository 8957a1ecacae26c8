import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { normaliseAddress } from './normalise-address.ts'

const catalogue = loadDistrictCatalogue()
const readQuestion = loadRegionReader(catalogue)

const ASKED: [text: string, lotNumber: string][] = [
  ['Sillim-dong 500 deposit', '500'],
  ['budget 500 Sillim-dong', '500'],
  ['Sillim-dong max 60', '60'],
  ['Sillim-dong 40 per month', '40'],
  ['5 minutes walk Sillim-dong', '5'],
  ['Sillim-dong line 2', '2'],
  ['Sillim-dong built in 2015', '2015'],
  ['Sillim-dong 500-40 rent', '500-40'],
  ['Sillim-dong 12-15 move', '12-15'],
  ['2 homes in Sillim-dong', '2'],
  ['not 1422-5 Sillim-dong', '1422-5'],
  ['1422-5 Sillim-dong area', '1422-5'],
  ['about 1422-5 Sillim-dong', '1422-5'],
  ['minimum 50 in Sillim-dong', '50'],
  ['Sillim-dong cheap 40', '40'],
]

for (const [text, lotNumber] of ASKED) {
  test(`R-ADDR-23: "${text}" is a question, because words are left out`, () => {
    const result = normaliseAddress({ address: text }, catalogue)
    assert.ok(!result.ok && result.reason === 'LOT_UNSURE', result.ok ? result.address.jibunAddress : result.reason)
    assert.equal(result.candidates[0]?.jibunAddress, `서울특별시 관악구 신림동 ${lotNumber}`)
    assert.equal(readQuestion(text).hasLotNumber, false)
  })
}

const SETTLED = [
  '1422-5 Sillim-dong, Gwanak-gu, Seoul',
  '1422-5, Sillim-dong, Gwanak District, Seoul, Republic of Korea',
  'Republic of Korea, Seoul, Gwanak-gu, Sillim-dong 1422-5',
  'Lot 1422-5 in Sillim-dong',
  'No. 1422-5, Sillim-dong',
  'the 1422-5 at Sillim-dong, South Korea',
  'Unit 301, 3rd floor, 1422-5 Sillim-dong, Seoul City',
]

test('R-ADDR-23: articles, the country and the kind of a district leave the lot as it is', () => {
  for (const text of SETTLED) {
    const result = normaliseAddress({ address: text }, catalogue)
    assert.ok(result.ok && result.address.jibunAddress === '서울특별시 관악구 신림동 1422-5', text)
  }
})
