import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { DEAL_SOURCES, type Deal, type DealSource } from '../../domain/comparison/deal.ts'
import { LAND_LEASE_HOUSE_KIND } from '../../domain/comparison/stored-deal.ts'
import { readGatewayPage } from '../gateway.ts'
import { readDeal } from './wire.ts'

function readDeals(text: string, source: DealSource): (Deal | null)[] {
  const page = readGatewayPage({ httpStatus: 200, contentType: '', text })
  assert.ok(page.status === 'FOUND')
  return page.value.rows.map((row) => readDeal(row, source, '11620'))
}

function fixture(name: string, source: DealSource, change = (text: string) => text): (Deal | null)[] {
  return readDeals(change(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')), source)
}

/** A deal of a source whose row leaves every optional field blank. */
const blank = {
  lawdCd: '11620',
  lot: null,
  saleAmountManwon: null,
  depositManwon: null,
  monthlyRentManwon: null,
  floor: null,
  buildYear: null,
  buildingName: null,
  houseKind: null,
  contractKind: null,
  contractTerm: null,
  previousDepositManwon: null,
  previousMonthlyRentManwon: null,
  cancelled: false,
  cancelledOn: null,
  dealingKind: null,
  roadAddress: null,
}
const lot = (mainNumber: string, subNumber = '0000') => ({ landKind: 'LAND', mainNumber, subNumber })

test('apartment leases: renewal with its previous terms, mountain lot, thousands separators; a row without a day is dropped', () => {
  const common = {
    ...blank,
    source: 'AptRent',
    tradeKind: 'RENT',
    propertyType: 'APARTMENT',
    roadAddress: '보라매로 3',
  }
  assert.deepEqual(fixture('AptRent.xml', 'AptRent'), [
    {
      ...common,
      districtName: '봉천동',
      lot: lot('1701', '0003'),
      contractDate: '2026-09-07',
      depositManwon: 45_000,
      monthlyRentManwon: 0,
      areaSquareMeter: 59.91,
      floor: 11,
      buildYear: 1998,
      buildingName: '보라매R&D타운',
      contractKind: '갱신',
      contractTerm: '26.10~28.10',
      previousDepositManwon: 43_000,
      previousMonthlyRentManwon: 0,
    },
    {
      ...common,
      districtName: '신림동',
      lot: { landKind: 'MOUNTAIN', mainNumber: '0096', subNumber: '0000' },
      contractDate: '2026-09-30',
      depositManwon: 5_000,
      monthlyRentManwon: 1_230,
      areaSquareMeter: 84.97,
      floor: 3,
      buildingName: '관악모아',
    },
    null,
  ])
})

test('row-house leases: basement floor, a deposit of 0, a blank lot', () => {
  const [basement, rentOnly] = fixture('RHRent.xml', 'RHRent')
  assert.deepEqual(basement, {
    ...blank,
    source: 'RHRent',
    tradeKind: 'RENT',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    districtName: '신림동',
    lot: lot('1422', '0005'),
    contractDate: '2026-09-02',
    depositManwon: 18_000,
    monthlyRentManwon: 0,
    areaSquareMeter: 29.35,
    floor: -1,
    buildYear: 2012,
    buildingName: '한빛빌라',
    houseKind: '다세대',
  })
  assert.deepEqual([rentOnly?.depositManwon, rentOnly?.monthlyRentManwon, rentOnly?.lot], [0, 65, null])
})

test('detached houses: total floor area, neither lot nor floor nor name', () => {
  const [lease] = fixture('SHRent.xml', 'SHRent')
  assert.deepEqual(lease, {
    ...blank,
    source: 'SHRent',
    tradeKind: 'RENT',
    propertyType: 'DETACHED_MULTI_FAMILY',
    districtName: '신림동',
    contractDate: '2026-09-14',
    depositManwon: 3_000,
    monthlyRentManwon: 35,
    areaSquareMeter: 26.88,
    buildYear: 1989,
    houseKind: '다가구',
    contractKind: '신규',
    contractTerm: '26.10~27.10',
  })
  const sales = fixture('SHTrade.xml', 'SHTrade')
  assert.deepEqual(
    sales.map((sale) => [sale?.saleAmountManwon, sale?.lot, sale?.areaSquareMeter]),
    [
      [132_000, null, 221.4],
      [64_000, null, 71.9],
    ],
  )
})

test('apartment sales: leading blank, cancelled deal, leased land; a row without an amount is dropped', () => {
  const [sale, cancelled, landLease, noAmount] = fixture('AptTradeDev.xml', 'AptTradeDev')
  assert.deepEqual(sale, {
    ...blank,
    source: 'AptTradeDev',
    tradeKind: 'SALE',
    propertyType: 'APARTMENT',
    roadAddress: '보라매로 3',
    districtName: '봉천동',
    lot: lot('1701', '0003'),
    contractDate: '2026-09-01',
    saleAmountManwon: 98_500,
    areaSquareMeter: 59.91,
    floor: 15,
    buildYear: 1998,
    buildingName: '보라매타운',
    dealingKind: '중개거래',
  })
  assert.deepEqual(
    [cancelled?.cancelled, cancelled?.cancelledOn, cancelled?.dealingKind],
    [true, '2026-10-05', '직거래'],
  )
  assert.deepEqual([landLease?.houseKind, landLease?.lot], [LAND_LEASE_HOUSE_KIND, null])
  assert.equal(noAmount, null)
})

test('R-DEAL-07: a sale with a day of cancellation is cancelled, also without the type', () => {
  const withoutType = (text: string) => text.replaceAll(/<cdealType>[^<]*<\/cdealType>/g, '')
  const [sale, cancelled] = fixture('AptTradeDev.xml', 'AptTradeDev', withoutType)
  assert.deepEqual([sale?.cancelled, cancelled?.cancelled], [false, true])
})

test('JSON: one object instead of a list, a number as lot', () => {
  const [sale] = fixture('AptTradeDev-one.json', 'AptTradeDev')
  assert.deepEqual(
    [sale?.lot, sale?.saleAmountManwon, sale?.areaSquareMeter, sale?.floor],
    [lot('1701'), 98_500, 59.91, 15],
  )
})

test('each source knows the names of its own fields', () => {
  for (const source of DEAL_SOURCES) {
    const [deal] = fixture(`${source}.xml`, source)
    assert.ok(deal?.areaSquareMeter, source)
    assert.equal(deal.buildingName !== null && deal.floor !== null, !source.startsWith('SH'), source)
    assert.equal(deal.saleAmountManwon !== null, deal.tradeKind === 'SALE', source)
  }
})

test('property: no row makes the reader throw, and a deal always has a date and an amount', () => {
  const fields = [
    'umdNm',
    'dealYear',
    'dealMonth',
    'dealDay',
    'deposit',
    'monthlyRent',
    'dealAmount',
    'jibun',
    'floor',
    'excluUseAr',
  ]
  const cell = fc.oneof(
    fc.constantFrom(' ', '0', '1', '2026', '12', '31', '-1', '9,999,999', '1***', {}, null),
    fc.string(),
  )
  const row = fc.dictionary(fc.constantFrom(...fields), cell)
  fc.assert(
    fc.property(row, fc.constantFrom(...DEAL_SOURCES), (each, source) => {
      const deal = readDeal(each, source, '11620')
      if (deal === null) return
      assert.match(deal.contractDate, /^\d{4}-\d\d-\d\d$/)
      assert.ok(Number.isSafeInteger(deal.tradeKind === 'SALE' ? deal.saleAmountManwon : deal.depositManwon))
    }),
  )
})

test('a main amount that no column holds refuses its row; such a floor or earlier amount is not known', () => {
  const tooMuch = '2,147,483,648'
  const day = { umdNm: '신림동', dealYear: '2026', dealMonth: '9', dealDay: '3' }
  const lease = { ...day, deposit: '30,000', monthlyRent: '0' }
  assert.equal(readDeal({ ...lease, deposit: tooMuch }, 'AptRent', '11620'), null)
  assert.equal(readDeal({ ...lease, monthlyRent: tooMuch }, 'AptRent', '11620'), null)
  assert.equal(readDeal({ ...day, dealAmount: tooMuch }, 'AptTradeDev', '11620'), null)
  assert.equal(readDeal({ ...day, dealAmount: '2,147,483,647' }, 'AptTradeDev', '11620')?.saleAmountManwon, 2 ** 31 - 1)
  const odd = { ...lease, preDeposit: tooMuch, preMonthlyRent: tooMuch }
  for (const floor of ['99999', '201', '-21']) {
    const deal = readDeal({ ...odd, floor }, 'AptRent', '11620')
    assert.deepEqual([deal?.floor, deal?.previousDepositManwon, deal?.previousMonthlyRentManwon], [null, null, null])
  }
})

const recorded: [path: string, source: DealSource, deals: number][] = [
  ['AptRent/gangnam-202607-trimmed.xml', 'AptRent', 4],
  ['AptRent/gangnam-202608-trimmed.xml', 'AptRent', 2],
  ['AptRent/jongno-201512.xml', 'AptRent', 10],
  ['AptRent/doc-jongno-202407.xml', 'AptRent', 1],
  ['RHRent/gangnam-202607.xml', 'RHRent', 4],
  ['RHRent/doc-jongno-202407-basement.xml', 'RHRent', 1],
  ['OffiRent/gangnam-202607.xml', 'OffiRent', 4],
  ['AptTradeDev/jongno-201512.xml', 'AptTradeDev', 49],
  ['AptTradeDev/gangnam-202608-cancelled.xml', 'AptTradeDev', 2],
  ['AptTradeDev/gangnam-202405-apgujeong-one.xml', 'AptTradeDev', 1],
  ['AptTradeDev/suwon-yeongtong-202511-one.json', 'AptTradeDev', 1],
  ['AptTradeDev/doc-jongno-202407.xml', 'AptTradeDev', 1],
  ['RHTrade/jeju-202604-trimmed.xml', 'RHTrade', 2],
  ['RHTrade/gangnam-202508-one.xml', 'RHTrade', 1],
  ['RHTrade/jongno-202401-portal-preview.xml', 'RHTrade', 1],
  ['RHTrade/doc-jongno-202407.xml', 'RHTrade', 1],
  ['SHTrade/gangnam-202608.xml', 'SHTrade', 1],
  ['SHTrade/doc-jongno-202407.xml', 'SHTrade', 1],
  ['OffiTrade/gangnam-202508-one.xml', 'OffiTrade', 1],
]
for (const [path, source, count] of recorded) {
  testRecorded(`rtms/${path}`, `${count} deals, none skipped`, (text) => {
    const deals = readDeals(text, source)
    assert.equal(deals.length, count)
    const names = writtenValues(text, 'umdNm')
    const amounts = writtenValues(text, source.endsWith('Rent') ? 'deposit' : 'dealAmount')
    const days = writtenValues(text, 'dealDay')
    for (const [index, deal] of deals.entries()) {
      assert.ok(deal?.areaSquareMeter && deal.contractDate)
      assert.equal(deal.lot === null, source === 'SHTrade')
      assert.equal(deal.districtName, names[index])
      assert.equal(deal.depositManwon ?? deal.saleAmountManwon, Number(amounts[index]?.replace(',', '')))
      assert.equal(Number(deal.contractDate.slice(-2)), Number(days[index]))
    }
  })
}
for (const path of ['AptRent/empty.xml', 'AptRent/empty-unknown-lawd-99999.json']) {
  testRecorded(`rtms/${path}`, 'NOT_FOUND', (text) => {
    assert.deepEqual(readGatewayPage({ httpStatus: 200, contentType: '', text }), { status: 'NOT_FOUND' })
  })
}
testRecorded('rtms/AptTradeDev/gangnam-202608-cancelled.xml', 'the second deal is cancelled', (text) => {
  const cancelled = readDeals(text, 'AptTradeDev').map((deal) => [
    deal?.saleAmountManwon,
    deal?.cancelled,
    deal?.cancelledOn,
  ])
  const [, dayOfCancellation] = writtenValues(text, 'cdealDay')
  assert.match(dayOfCancellation ?? '', /^\d\d\.\d\d\.\d\d$/)
  const [first, second] = writtenValues(text, 'dealAmount').map((amount) => Number(amount.replace(',', '')))
  assert.deepEqual(cancelled, [
    [first, false, null],
    [second, true, `20${dayOfCancellation?.replaceAll('.', '-')}`],
  ])
})
