import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import type { PublicPriceKind } from '../../domain/property/public-price.ts'
import { type PricedUnit, parsePricePage, selectPrices } from './wire.ts'

const PNU = '1162010200100010002'

const unitRow = {
  pnu: PNU,
  ldCode: '1162010200',
  stdrYear: '2026',
  stdrMt: '01',
  aphusNm: '가온빌라',
  dongNm: '동명없음',
  floorNm: '3',
  hoNm: '301',
  prvuseAr: '29.35',
  pblntfPc: '131000000',
  lastUpdtDt: '2026-05-02',
}
const houseRow = {
  pnu: PNU,
  bildRegstrEsntlNo: PNU,
  stdrYear: '2026',
  stdrMt: '01',
  dongCode: '10',
  buldAllTotAr: '198.4',
  buldCalcTotAr: '150',
  housePc: '812000000',
  lastUpdtDt: '2026-05-02',
}
const landRow = { pnu: PNU, stdrYear: '2026', stdrMt: '01', pblntfPclnd: '6730000', lastUpdtDt: '2026-05-02' }

function page(rows: unknown, totalCount: number, root = 'apartHousingPrices'): string {
  const reply = { field: rows, totalCount: String(totalCount), pageNo: '1', numOfRows: '1000', resultCode: '' }
  return JSON.stringify({ [root]: reply })
}

function rowsOf(kind: PublicPriceKind, text: string): PricedUnit[] {
  const parsed = parsePricePage(kind, text, 1)
  assert.ok(parsed.status === 'FOUND', JSON.stringify(parsed))
  return parsed.value.rows
}

function pricesOf(rows: Record<string, string>[], query = { pnu: PNU, baseYear: null as number | null }) {
  return selectPrices(rowsOf('APARTMENT_UNIT', page(rows, rows.length)), query)
}

test('an apartment unit: won and square metres as numbers, 동명없음 is no dong name', () => {
  assert.deepEqual(rowsOf('APARTMENT_UNIT', page([unitRow], 1))[0]?.price, {
    kind: 'APARTMENT_UNIT',
    pnu: PNU,
    baseYear: 2026,
    baseMonth: 1,
    priceWon: 131_000_000,
    areaSquareMeter: 29.35,
    buildingName: '가온빌라',
    dongName: null,
    hoName: '301',
    floorName: '3',
    updatedOn: '2026-05-02',
  })
})

test('a house has housePc and its whole floor area; land has won per square metre and no area', () => {
  const house = rowsOf('INDIVIDUAL_HOUSE', page([houseRow], 1, 'indvdHousingPrices'))[0]?.price
  assert.deepEqual([house?.priceWon, house?.areaSquareMeter], [812_000_000, 198.4])
  const land = rowsOf('LAND', page([landRow], 1, 'indvdLandPrices'))[0]?.price
  assert.deepEqual([land?.priceWon, land?.areaSquareMeter, land?.hoName], [6_730_000, null, null])
})

test('a null result code is a success too, one row may come bare, and won may carry commas', () => {
  const text = JSON.stringify({
    apartHousingPrices: { field: { ...unitRow, pblntfPc: ' 131,000,000 ' }, totalCount: 1, resultCode: null },
  })
  assert.equal(rowsOf('APARTMENT_UNIT', text)[0]?.price.priceWon, 131_000_000)
})

test('XML though JSON was asked: read alike, a doubled tag counts once', () => {
  const land = Object.entries(landRow).map(([tag, value]) => `<${tag}>${value}</${tag}>`)
  const fields = `<fields><field>${land.join('')}<pblntfPclnd>6730000</pblntfPclnd></field></fields>`
  const text = `<?xml version="1.0" encoding="UTF-8"?><response><totalCount>1</totalCount>${fields}</response>`
  assert.equal(rowsOf('LAND', text)[0]?.price.priceWon, 6_730_000)
})

test('zero rows under the renamed root, in JSON and XML, are NOT_FOUND', () => {
  const json = JSON.stringify({ response: { pageNo: '1', resultCode: '', totalCount: '0', resultMsg: '' } })
  assert.deepEqual(parsePricePage('APARTMENT_UNIT', json, 1), { status: 'NOT_FOUND' })
  assert.deepEqual(parsePricePage('LAND', '<response><totalCount>0</totalCount></response>', 1), {
    status: 'NOT_FOUND',
  })
})

test('an error under HTTP 200 is ERROR by its code, in JSON and XML; its text is not kept', () => {
  const cases = [
    ['INVALID_KEY', { status: 'ERROR', detail: 'INVALID_KEY', reason: 'KEY_REJECTED' }],
    ['INCORRECT_KEY', { status: 'ERROR', detail: 'INCORRECT_KEY', reason: 'KEY_REJECTED', retry: 'SOON' }],
    ['SYSTEM_ERROR', { status: 'ERROR', detail: 'SYSTEM_ERROR', reason: 'PROVIDER_ERROR', retry: 'SOON' }],
    [
      'OVER_REQUEST_LIMIT',
      { status: 'ERROR', detail: 'OVER_REQUEST_LIMIT', reason: 'QUOTA_EXCEEDED', retry: 'AFTER_MIDNIGHT' },
    ],
    ['toString', { status: 'ERROR', detail: 'a code of unknown form', reason: 'PROVIDER_ERROR' }],
  ] as const
  for (const [code, expected] of cases) {
    const json = JSON.stringify({ apartHousingPrices: { resultCode: code, resultMsg: 'a text with the key' } })
    assert.deepEqual(parsePricePage('APARTMENT_UNIT', json, 1), expected)
    const xml = `<response><resultCode>${code}</resultCode></response>`
    assert.deepEqual(parsePricePage('APARTMENT_UNIT', xml, 1), expected)
    const envelope = JSON.stringify({ response: { status: 'ERROR', error: { code, text: 'a text with the key' } } })
    assert.deepEqual(parsePricePage('APARTMENT_UNIT', envelope, 1), expected)
  }
})

test('fewer rows than the total promises are ERROR, never a list with a hole', () => {
  const cases = [page([unitRow], 2), page([], 5), page(undefined, 5), JSON.stringify({ response: { resultCode: '' } })]
  for (const text of cases) assert.equal(parsePricePage('APARTMENT_UNIT', text, 1).status, 'ERROR', text)
})

test('a bad row is dropped and counted, the others stay; only bad rows are ERROR', () => {
  const bad = [
    { ...unitRow, pblntfPc: '' },
    { ...unitRow, pblntfPc: '0' },
    { ...unitRow, stdrYear: 'x' },
    { ...unitRow, pnu: '1' },
    null,
    'row',
  ]
  const parsed = parsePricePage('APARTMENT_UNIT', page([...bad, unitRow], 7), 1)
  assert.ok(parsed.status === 'FOUND')
  assert.deepEqual([parsed.value.rows.length, parsed.value.skippedRows], [1, 6])
  const onlyBad = parsePricePage('APARTMENT_UNIT', page(bad, 6), 1)
  assert.deepEqual([onlyBad.status, onlyBad.status === 'ERROR' && onlyBad.reason], ['ERROR', 'MALFORMED'])
})

test('doubled rows: the newest of each dong, ho and year stays', () => {
  const old = { ...unitRow, lastUpdtDt: '2025-08-01', pblntfPc: '120000000' }
  const otherHo = { ...unitRow, hoNm: '302' }
  const otherYear = { ...unitRow, stdrYear: '2025', pblntfPc: '119000000' }
  const dateless = { ...unitRow, lastUpdtDt: '', pblntfPc: '1' }
  for (const rows of [
    [unitRow, old, dateless, otherHo, otherYear],
    [otherYear, dateless, otherHo, old, unitRow],
  ]) {
    const prices = pricesOf(rows).map((price) => `${price.baseYear} ${price.hoName}: ${price.priceWon}`)
    assert.equal(prices.length, 3)
    assert.deepEqual(new Set(prices), new Set(['2025 301: 119000000', '2026 301: 131000000', '2026 302: 131000000']))
  }
})

test('houses on one lot are distinguished by register and dong code, land by nothing but the lot', () => {
  const second = { ...houseRow, dongCode: '20', housePc: '5000' }
  const houses = rowsOf('INDIVIDUAL_HOUSE', page([houseRow, houseRow, second], 3, 'indvdHousingPrices'))
  assert.equal(selectPrices(houses, { pnu: PNU, baseYear: 2026 }).length, 2)
  const land = rowsOf('LAND', page([landRow, { ...landRow, lastUpdtDt: '2026-06-01' }], 2, 'indvdLandPrices'))
  assert.deepEqual(
    selectPrices(land, { pnu: PNU, baseYear: 2026 }).map((price) => price.updatedOn),
    ['2026-06-01'],
  )
})

test('rows of another year or another lot are not an answer; a shorter pnu stands for the lots under it', () => {
  const neighbour = { ...unitRow, pnu: '1162010200100010003' }
  const rows = [unitRow, { ...unitRow, stdrYear: '2024' }, neighbour]
  assert.equal(pricesOf(rows, { pnu: PNU, baseYear: 2026 }).length, 1)
  assert.equal(pricesOf(rows, { pnu: PNU, baseYear: null }).length, 2)
  assert.equal(pricesOf(rows, { pnu: '1162010200', baseYear: 2026 }).length, 2)
})

test('property: no text makes the parser throw', () => {
  const nearMisses = fc.json().map((json) => `{"apartHousingPrices":{"field":[${json}],"totalCount":"1"}}`)
  const cut = fc.nat(page([unitRow], 1).length).map((end) => page([unitRow], 1).slice(0, end))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), nearMisses, cut), (text) => {
      for (const kind of ['APARTMENT_UNIT', 'INDIVIDUAL_HOUSE', 'LAND'] as const) parsePricePage(kind, text, 1)
    }),
  )
})

const ned = (file: string) => `vworld-ned/${file}`
testRecorded(ned('getApartHousingPriceAttr/eunma-2026-two-rows.json'), 'two units of one dong', (text) => {
  const [pnu = '', year] = ['pnu', 'stdrYear'].map((field) => writtenValues(text, field)[0])
  const prices = selectPrices(rowsOf('APARTMENT_UNIT', text), { pnu, baseYear: Number(year) })
  assert.equal(prices.length, 2)
  const columns = ['aphusNm', 'dongNm', 'hoNm', 'pblntfPc'].map((field) => writtenValues(text, field))
  assert.deepEqual(
    prices.map((price) => [price.buildingName, price.dongName, price.hoName, String(price.priceWon)]),
    prices.map((_, row) => columns.map((column) => column[row])),
  )
})
testRecorded(ned('getApartHousingPriceAttr/sangam-worldcup1-2012.xml'), 'XML is read', (text) => {
  const price = rowsOf('APARTMENT_UNIT', text)[0]?.price
  assert.deepEqual(
    [`${price?.priceWon}`, `${price?.areaSquareMeter}`, price?.updatedOn],
    ['pblntfPc', 'prvuseAr', 'lastUpdtDt'].flatMap((field) => writtenValues(text, field)),
  )
})
testRecorded(ned('getIndvdHousingPriceAttr/doc-chungsin-2012.xml'), 'a house in XML', (text) => {
  const price = rowsOf('INDIVIDUAL_HOUSE', text)[0]?.price
  assert.deepEqual(
    [`${price?.priceWon}`, `${price?.areaSquareMeter}`],
    ['housePc', 'buldAllTotAr'].flatMap((field) => writtenValues(text, field)),
  )
})
for (const file of ['empty-response-wrapper.json', 'empty.xml']) {
  testRecorded(ned(`getApartHousingPriceAttr/${file}`), 'NOT_FOUND', (text) =>
    assert.deepEqual(parsePricePage('APARTMENT_UNIT', text, 1), { status: 'NOT_FOUND' }),
  )
}
testRecorded(ned('errors/invalid-key.json'), 'ERROR, the key was rejected', (text) => {
  const parsed = parsePricePage('APARTMENT_UNIT', text, 1)
  assert.equal(parsed.status === 'ERROR' && parsed.reason, 'KEY_REJECTED')
})
