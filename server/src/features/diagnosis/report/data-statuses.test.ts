import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBuilding, aDeal, factsOf, someTerms } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import type { DealFacts, LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { message } from '../../../words/message.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'
import { dataStatuses } from './build-sections.ts'
import { aPrice, diagnosedOf, diagnosedWithoutAddress, fiveLeases, threeSales, tidyFacts } from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'

function card(key: string, facts: LeaseFacts, parts: Partial<Diagnosed> = {}) {
  const found = inKorean(dataStatuses(diagnosedOf(facts, parts))).find((status) => status.key === key)
  assert.ok(found)
  return { ...found, text: found.details.join('\n') }
}

const withLeases = (leases: Partial<DealFacts>): LeaseFacts => {
  const facts = tidyFacts()
  return { ...facts, leases: { ...facts.leases, ...leases } }
}

test('R-DIAG-28: each look-up outcome has its state', () => {
  const none = { comparison: null, basis: 'NONE' } as const
  const table: [Partial<DealFacts>, string, RegExp][] = [
    [{}, 'success', /같은 지번에서 면적과 층이 비슷한/],
    [
      { ...none, status: 'NOT_FOUND' },
      'empty',
      saying('NO_DEALS_IN_DISTRICT', { source: 'rent-transaction', months: ['202608', '202609', '202610'] }),
    ],
    [
      { ...none, status: 'UNAVAILABLE', reason: 'NO_KEY' },
      'unavailable',
      saying('MISSING_BECAUSE', { sought: 'LEASES', reason: 'NO_KEY', called: false }),
    ],
    [
      { ...none, status: 'UNAVAILABLE', reason: 'TYPE_UNKNOWN' },
      'unavailable',
      saying('MISSING_BECAUSE', { sought: 'LEASES', reason: 'TYPE_UNKNOWN', called: false }),
    ],
    [
      { ...none, status: 'UNAVAILABLE', reason: 'TYPE_NOT_TRADED' },
      'unavailable',
      saying('MISSING_BECAUSE', { sought: 'LEASES', reason: 'TYPE_NOT_TRADED', called: false }),
    ],
    [
      { ...none, status: 'ERROR', reason: 'TIMEOUT' },
      'error',
      saying('MISSING_BECAUSE', { sought: 'LEASES', reason: 'TIMEOUT', called: true }),
    ],
    [{ status: 'FOUND', comparison: null }, 'partial', saying('NO_DEALS_TO_COMPARE', { deals: 'JEONSE' })],
  ]
  for (const [leases, state, text] of table) {
    const rent = card('rent-transaction', withLeases(leases))
    assert.equal(rent.state, state)
    assert.match(rent.text, text)
    assert.equal(rent.lookupStatus, leases.status ?? 'FOUND')
    if (state !== 'success') assert.match(rent.text, saying('MISSING_IS_NOT_GOOD'))
  }
})

test('R-SCORE-28: evidence names the level, the months, the count, median and quartiles', () => {
  const rent = card('rent-transaction', tidyFacts())
  assert.deepEqual(rent.details.slice(0, 2), [
    '비교 기준: 최근 3개월(2026년 8월~2026년 10월) 같은 지번에서 면적과 층이 비슷한 전세 거래 5건',
    '전세 보증금의 중앙값(가운데 값)은 1억 원이고, 가운데 절반(1사분위~3사분위)은 9,500만 원에서 1억 500만 원 사이입니다(최저 9,000만 원, 최고 1억 1,000만 원).',
  ])
  assert.equal(rent.referencePeriod, '2026-08 ~ 2026-10')
  assert.equal(rent.sampleCount, 5)
})

test('months without an answer make the card partial and are named', () => {
  const { leases, ...facts } = tidyFacts()
  const rent = card('rent-transaction', { ...facts, leases: { ...leases, unansweredMonths: ['202609'] } })
  assert.equal(rent.state, 'partial')
  assert.match(rent.text, saying('MONTHS_LEFT_OUT', { months: ['202609'], asked: true }))
})

test('R-DIAG-28, partial: deals of a type that only a hint gave are partial', () => {
  const facts = factsOf({
    buildings: [],
    registerStatus: 'NOT_FOUND',
    knownPropertyType: '빌라',
    leases: fiveLeases,
    prices: [aPrice()],
  })
  assert.equal(card('rent-transaction', facts).state, 'partial')
  assert.equal(card('public-price', facts).state, 'partial')
  assert.equal(card('building-register', facts).state, 'empty')
})

test('the words of a sample say in what its deals are similar', () => {
  const area = someTerms({ floor: null })
  const floor = someTerms({ areaSquareMeter: null })
  const house = aBuilding({
    mainUseCode: '01000',
    mainUseName: '단독주택',
    detailUse: '단독주택',
    totalAreaSquareMeter: 29,
  })
  const sameLot = fiveLeases
  const table: [LeaseFacts, RegExp][] = [
    [factsOf({ terms: area, leases: sameLot }), /같은 지번에서 면적이 비슷한 전세 거래 5건/],
    [factsOf({ terms: floor, leases: sameLot }), /같은 지번에서 층이 비슷한 전세 거래 5건/],
    [factsOf({ leases: [aDeal({ floor: 15 })] }), /같은 지번에서 면적이 비슷한 전세 거래 한 건$/m],
    [factsOf({ leases: [aDeal({ sameLot: false })] }), /같은 법정동에서 면적과 층이 비슷한 전세 거래 한 건/],
    [factsOf({ leases: [aDeal({ areaSquareMeter: 80 })] }), /같은 지번의 전체 전세 거래 한 건$/m],
    [factsOf({ buildings: [house], leases: [aDeal({ floor: null })] }), /같은 지번에서 면적이 비슷한 전세 거래 한 건/],
  ]
  for (const [facts, text] of table) assert.match(card('rent-transaction', facts).text, text)
  const sale = factsOf({ buildings: [house], sales: [aDeal({ floor: null })] })
  assert.match(card('sale-transaction', sale).text, /같은 지번에서 연면적이 비슷한 매매 거래 한 건/)
})

test('R-EVID-12: with no similar deal the card says that all deals were used and the reliability is lower', () => {
  const rent = card('rent-transaction', factsOf({ leases: [aDeal({ areaSquareMeter: 80 })] }))
  assert.match(rent.text, saying('COMPARED_WITH_OTHERS', { asked: 'AREA_AND_FLOOR' }))
  assert.match(rent.text, /3건보다 적어/)
})

test('a card says whether its deals were stored or newly collected, and when', () => {
  const collectedAt = '2026-11-20T23:30:00+09:00'
  for (const [basis, words] of [
    ['STORED', saying('DEALS_COLLECTED', { basis: 'STORED', day: '2026-11-20' })],
    ['COLLECTED', saying('DEALS_COLLECTED', { basis: 'COLLECTED', day: '2026-11-20' })],
    ['STORED_SPARSE', saying('DEALS_COLLECTED', { basis: 'STORED_SPARSE', day: '2026-11-20' })],
  ] as const) {
    assert.match(card('rent-transaction', withLeases({ basis, collectedAt })).text, words)
  }
  const facts = tidyFacts()
  const register = (day: string) => ({
    ...facts,
    register: { ...facts.register, collectedAt: `${day}T09:00:00+09:00` },
  })
  assert.match(
    card('building-register', register('2026-11-02')).text,
    saying('COLLECTED', { day: '2026-11-02', stored: true }),
  )
  assert.match(
    card('building-register', register('2026-11-21')).text,
    saying('COLLECTED', { day: '2026-11-21', stored: false }),
  )
})

test('R-DIAG-28, R-DIAG-34: several candidates are named, and a violating building is never judged', () => {
  const buildings = ['101동', '102동', '103동', '104동', '105동', '106동'].map((dongName, index) =>
    aBuilding({ registerKey: String(index), dongName, detailUse: '아파트' }),
  )
  const register = card('building-register', factsOf({ buildings }))
  assert.equal(register.state, 'ambiguous')
  assert.equal(register.sampleCount, 6)
  assert.match(
    register.text,
    saying('CANDIDATES_NAMED', {
      named: [
        { name: '101동', use: '아파트' },
        { name: '102동', use: '아파트' },
        { name: '103동', use: '아파트' },
      ],
      others: 3,
    }),
  )
  assert.match(register.text, saying('VIOLATION_NOT_IN_REGISTER'))
})

test('R-DIAG-27, public-price: the price, its year and what it is the price of', () => {
  const unit = card('public-price', tidyFacts())
  assert.equal(unit.state, 'success')
  assert.equal(unit.referencePeriod, '2026')
  assert.match(
    unit.text,
    saying('PUBLIC_PRICE_FOUND', {
      baseYear: 2026,
      basis: 'LOT_MEDIAN',
      priceManwon: 10000,
      landWonPerSquareMeter: null,
    }),
  )

  const older = card('public-price', factsOf({ prices: [aPrice({ baseYear: 2025 })] }))
  assert.match(older.text, saying('PRICE_OF_EARLIER_YEAR', { baseYear: 2025 }))

  const land = card('public-price', factsOf({ prices: [aPrice({ kind: 'LAND', priceWon: 4_321_000 })] }))
  assert.equal(land.state, 'partial')
  assert.match(land.text, /1㎡당 432만 1,000원\n토지만의 값이므로/)
})

test('R-DIAG-31: an officetel has no housing price, and the card says so', () => {
  const officetel = aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔' })
  const facts = factsOf({ buildings: [officetel] })
  const price = card('public-price', {
    ...facts,
    publicPrice: { status: 'UNAVAILABLE', reason: 'NOT_PUBLISHED_FOR_TYPE', choice: null, collectedAt: null },
  })
  assert.equal(price.state, 'unavailable')
  assert.match(price.text, saying('OFFICETEL_HAS_NO_PUBLIC_PRICE'))
  assert.match(price.text, /기준시가/)
})

test('R-DIAG-29: never confirmed, and it says what to obtain', () => {
  const registry = card('registry-document', tidyFacts())
  assert.equal(registry.state, 'unavailable')
  assert.equal(registry.lookupStatus, null)
  assert.match(registry.text, /인터넷등기소/)
  assert.match(registry.text, saying('REGISTRY_NOT_LOOKED_UP'))
})

test('Diagnosis rule 5: after a failed address no card states a look-up', () => {
  for (const status of dataStatuses(diagnosedWithoutAddress()).slice(0, 4)) {
    assert.equal(status.state, 'unavailable')
    assert.equal(status.lookupStatus, null)
    assert.match(inKorean(status.details).join(), saying('SOURCE_NOT_ASKED'))
  }
})

test('R-CONF-12: sample data are named in the source', () => {
  const facts = factsOf({ leases: fiveLeases, sales: threeSales })
  assert.equal(card('rent-transaction', facts).source, koreanOf('DEAL_SOURCE_LABEL', { source: 'RHRent' }))
  const sample = card('rent-transaction', facts, { dataMode: 'sample' })
  assert.equal(
    sample.source,
    koreanOf('SAMPLE_SOURCE', { official: message('DEAL_SOURCE_LABEL', { source: 'RHRent' }) }),
  )
})
