import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aBuilding,
  aDeal,
  factsOf,
  type Material,
  someTerms,
} from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { riskSummary } from './build-sections.ts'
import { aPrice, diagnosedOf, diagnosedWithoutAddress, fiveLeases, threeSales, tidyFacts } from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'

function summaryOf(diagnosed: Diagnosed) {
  const summary = inKorean(riskSummary(diagnosed))
  return { ...summary, text: summary.reasons.join('\n') }
}

const reasonsOf = (material: Partial<Material>) => summaryOf(diagnosedOf(factsOf(material))).text

const monthly = (parts: Parameters<typeof someTerms>[0] = {}) =>
  someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 50, ...parts })
const rents = [45, 50, 55].map((monthlyRentManwon, dealId) => aDeal({ dealId, amountManwon: 1_000, monthlyRentManwon }))

test('Diagnosis rule 8: the comparison is with the median of the sample, in words', () => {
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 10_500 }), leases: fiveLeases }),
    /입력하신 전세 보증금 1억 500만 원은 최근 3개월\(2026년 8월~2026년 10월\) 같은 지번에서 면적과 층이 비슷한 전세 거래 5건의 전세 보증금 중앙값\(가운데 값\) 1억 원보다 500만 원 많습니다\./,
  )
})

test('Diagnosis rule 8: from 120 % of the lease median the caution is stronger', () => {
  const stronger = /비교한 거래보다 20% 이상 많(으므로|습니다)/
  for (const [depositManwon, expected] of [
    [11_999, false],
    [12_000, true],
    [15_000, true],
  ] as const) {
    const text = reasonsOf({ terms: someTerms({ depositManwon }), leases: fiveLeases })
    assert.equal(stronger.test(text), expected, String(depositManwon))
  }
  // a deposit of 1,000 is a rent of 5.4 at 6.5 %, on both sides
  assert.match(reasonsOf({ terms: monthly({ monthlyRentManwon: 62 }), leases: rents }), stronger)
  assert.doesNotMatch(reasonsOf({ terms: monthly({ monthlyRentManwon: 61 }), leases: rents }), stronger)
  assert.doesNotMatch(reasonsOf({ terms: monthly({ depositManwon: 1_200 }), leases: rents }), stronger)
})

test('Diagnosis rule 8: from 80 % of the sale median the caution is stronger', () => {
  const stronger = /집값의 80% 이상이면/
  for (const [depositManwon, expected] of [
    [15_999, false],
    [16_000, true],
    [19_999, true],
  ] as const) {
    const text = reasonsOf({ terms: someTerms({ depositManwon }), sales: threeSales })
    assert.equal(stronger.test(text), expected, String(depositManwon))
  }
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 20_001 }), sales: threeSales }),
    saying('DEPOSIT_AT_VALUE', { standing: 'PROBABLY_ABOVE' }),
  )
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 20_000 }), sales: threeSales }),
    saying('DEPOSIT_AT_VALUE', { standing: 'NEAR' }),
  )
})

test('an unusually low amount is a caution too, never a good sign', () => {
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 5_000 }), leases: fiveLeases }),
    saying('LEASE_FAR_BELOW_MEDIAN'),
  )
})

test('Diagnosis rule 8: an unrealistic amount names the nearest published one and asks to re-check units and fields', () => {
  const high = reasonsOf({ terms: someTerms({ depositManwon: 120_000 }), leases: fiveLeases })
  assert.match(
    high,
    /12억 원은 공개된 거래 가운데 가장 가까운 금액 1억 1,000만 원에 비해 지나치게 높습니다\. 금액 단위\(만원\)와 보증금·월세 입력 칸을 다시 확인/,
  )
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 1_200 }), leases: fiveLeases }),
    /9,000만 원에 비해 지나치게 낮습니다/,
  )
  assert.doesNotMatch(reasonsOf({ leases: fiveLeases }), /지나치게/)
})

test('R-DIAG-36: monthly rent gets the fixed-cost sentence, a sum of input and not verified data', () => {
  assert.match(
    reasonsOf({ terms: monthly({ monthlyRentManwon: 55, maintenanceFeeManwon: 7 }) }),
    saying('MONTHLY_FIXED_COST', { rentManwon: 55, feeManwon: 7 }),
  )
  assert.match(
    reasonsOf({ terms: monthly({ monthlyRentManwon: 55 }) }),
    saying('MONTHLY_FIXED_COST', { rentManwon: 55, feeManwon: null }),
  )
  assert.doesNotMatch(reasonsOf({ terms: someTerms({ maintenanceFeeManwon: 7 }) }), /매달 고정/)
})

test('R-DIAG-36, R-SCORE-41: the typed lease is compared with those found, each as one amount a month', () => {
  assert.match(
    reasonsOf({ terms: monthly(), leases: rents }),
    /보증금 1,000만 원, 월세 50만 원은 월세로 바꾸면 한 달 55만 원, 비교한 거래의 가운데는 한 달 55만 원입니다/,
  )
})

test('R-EVID-12: with no similar deal a lower-reliability sentence is added', () => {
  assert.match(
    reasonsOf({ leases: [aDeal({ areaSquareMeter: 90 })] }),
    saying('SAMPLE_OF_OTHERS', { asked: 'AREA_AND_FLOOR', basis: 'JEONSE_DEPOSIT' }),
  )
  assert.doesNotMatch(reasonsOf({ leases: fiveLeases }), /신뢰도가 낮습니다/)
})

test('R-DIAG-35: the main use and the age since use approval are reasons', () => {
  const shop = aBuilding({
    mainUseCode: '04000',
    mainUseName: '제2종근린생활시설',
    detailUse: '사무소',
    householdCount: 0,
  })
  assert.match(reasonsOf({ buildings: [shop] }), saying('NEIGHBORHOOD_FACILITY'))
  for (const [useApprovalDate, words] of [
    ['2001-12-24', '2001년 12월 24일이며 진단일까지 24년이 지났습니다'],
    ['2001-11-21', '진단일까지 25년이 지났습니다'],
    ['2026-01-02', '진단일까지 1년이 지나지 않았습니다'],
    ['1990-01-01', '36년이 지났습니다. 설비와 구조의 상태를 꼼꼼히'],
    [null, '사용승인일을 찾지 못해'],
    ['2027-01-01', '사용승인일을 찾지 못해'],
  ] as const) {
    assert.ok(reasonsOf({ buildings: [aBuilding({ useApprovalDate })] }).includes(words), String(useApprovalDate))
  }
})

test('R-DIAG-07: what is missing is said to be unknown, not low risk', () => {
  const text = reasonsOf({})
  assert.match(text, /매매 거래를 찾지 못했습니다\. 그래서 보증금이 매매가에 비해 높은지 판단하지 않았습니다/)
  assert.match(text, saying('MISSING_IS_NOT_GOOD'))
  assert.doesNotMatch(summaryOf(diagnosedOf(tidyFacts())).text, /위험이 낮다는/)
})

test('the user’s word that differs from public data is named', () => {
  assert.match(reasonsOf({ knownPropertyType: '오피스텔' }), saying('HINT_DIFFERS'))
})

test('a public price is compared with the deposit, and the guarantee line is only something to ask about', () => {
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 12_600 }), prices: [aPrice()] }),
    /비교하면 126%입니다\. 반환보증 심사에 흔히 쓰인다고 알려진 기준\(공시가격의 126%\) 이상이므로, 가입 조건을 보증기관에 직접 물어야/,
  )
  assert.doesNotMatch(reasonsOf({ terms: someTerms({ depositManwon: 12_500 }), prices: [aPrice()] }), /반환보증 심사/)
  assert.match(
    reasonsOf({ terms: someTerms({ depositManwon: 11_200 }), prices: [aPrice()] }),
    saying('PUBLIC_PRICE_LINE', { above: 'DISCUSSED', basis: 1.4, guarantee: 1.26, discussed: 1.12 }),
  )
})

test('where no deal serves the region stands in, and is said to be only a reference', () => {
  const lease = {
    medianManwon: 10_000,
    medianMonthlyRentManwon: null,
    sampleCount: 12,
    months: ['202610'],
    scope: 'LEGAL_DISTRICT' as const,
  }
  const text = reasonsOf({ terms: someTerms({ depositManwon: 11_000 }), marketSignal: { lease, sale: null } })
  assert.match(
    text,
    /같은 법정동의 월별 통계\(2026년 10월, 12건\)의 전세 보증금 중앙값\(가운데 값\) 1억 원보다 1,000만 원 많습니다\. 이 주소의 거래가 아니므로/,
  )
  assert.doesNotMatch(reasonsOf({ leases: fiveLeases, marketSignal: { lease, sale: null } }), /월별 통계/)
})

test('R-DIAG-38: each level code is reached for its own case', () => {
  const signal = { medianManwon: 9_000, sampleCount: 3, months: ['202610'], scope: 'LAWD_CD' as const }
  const silent = { buildings: [], registerStatus: 'NOT_FOUND' as const }
  const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })
  const levelOf = (material: Partial<Material>) => summaryOf(diagnosedOf(factsOf(material))).riskLevelCode

  assert.equal(summaryOf(diagnosedOf(tidyFacts())).riskLevelCode, 'CONDITIONAL_REVIEW')
  assert.equal(levelOf({ ...silent, marketSignal: { lease: null, sale: signal } }), 'REGIONAL_REFERENCE_ONLY')
  assert.equal(
    levelOf({ ...silent, knownPropertyType: '빌라', leases: [aDeal({ sameLot: false })] }),
    'REGIONAL_REFERENCE_ONLY',
  )
  assert.equal(levelOf({ buildings: [shop] }), 'FURTHER_CONFIRMATION_NEEDED')
  assert.equal(
    levelOf({ terms: someTerms({ depositManwon: 25_000 }), leases: fiveLeases, sales: threeSales }),
    'FURTHER_CONFIRMATION_NEEDED',
  )
  assert.equal(levelOf(silent), 'NOT_ENOUGH_DATA')
  assert.equal(levelOf({}), 'NOT_ENOUGH_DATA')
  assert.equal(summaryOf(diagnosedWithoutAddress()).riskLevelCode, 'NOT_ENOUGH_DATA')
})

test('the heaviest reason comes first', () => {
  const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })
  const { reasons } = summaryOf(diagnosedOf(factsOf({ buildings: [shop], knownPropertyType: '빌라' })))
  assert.match(reasons[0] ?? '', /근린생활시설이어서/)
})

test('a rent typed for a jeonse, and a chosen past deal, are said not to count', () => {
  const typed = { rentForJeonseManwon: 30, candidateSelected: true, selectedRegisterKey: null }
  const { text } = summaryOf(diagnosedOf({ ...tidyFacts(), typed }))
  assert.match(text, saying('RENT_IGNORED_FOR_JEONSE', { manwon: 30 }))
  assert.match(text, saying('SELECTED_CANDIDATE'))
})
