import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { saying } from '../../words/saying.fixture.ts'
import { FAILURE_REASONS, type FailureReason } from '../lookup.ts'
import type { PropertyDetermination } from '../property/determination.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { BUILDING, EVIDENCE, favoriteHome } from './favorite.fixture.ts'
import type { FavoriteHome, HomeEvidence } from './favorite.ts'
import { readSources as readSourcesOf, SOURCE_STATES, type SourceKey, type SourceState } from './source-readings.ts'

const readSources = (home: FavoriteHome) => inKorean(readSourcesOf(home))
const register = (
  registerStatus: PropertyDetermination['registerStatus'],
  reason: FailureReason | 'NO_KEY' | null = null,
) => ({
  register: { status: registerStatus, reason, collectedAt: null },
  property: {
    ...EVIDENCE.property,
    registerStatus,
    candidates: registerStatus === 'AMBIGUOUS' ? [BUILDING, BUILDING] : [],
  },
})
const unknown = { property: { ...EVIDENCE.property, propertyType: 'UNKNOWN' as const } }
const price = (state: HomeEvidence['publicPrice']['state']) => ({
  publicPrice: { state, choice: null, collectedAt: null },
})
const indicator = {
  name: '전월세전환율',
  propertyType: 'ROW_HOUSE_MULTI_UNIT',
  regionName: '서울 관악구',
  period: '202609',
  value: 5,
  unit: '%',
} as const
const wider = EVIDENCE.statistics.map((each) => ({ ...each, scope: 'LAWD_CD' as const }))
const old = EVIDENCE.statistics.map((each) => ({ ...each, month: '202501' }))
const diagnosis = EVIDENCE.diagnosis && { ...EVIDENCE.diagnosis, sameTerms: false }

/** Every state of every source: its evidence, whether it is covered, and its sentence. `null`: no lot. */
const TABLE: [SourceKey, SourceState, Partial<HomeEvidence> | null, covered: boolean, says: RegExp][] = [
  ['building-register', 'NEEDS_EXACT_ADDRESS', null, false, /정확한 지번 주소로 고치십시오/],
  ['building-register', 'FOUND', {}, true, /정확한 주소의 건축물대장을 확인했습니다\(수집일 2026년 11월 1일\)/],
  [
    'building-register',
    'AMBIGUOUS',
    register('AMBIGUOUS'),
    false,
    /후보 건물이 2동 있어 어느 건물인지 고르지 않았습니다/,
  ],
  ['building-register', 'NOT_FOUND', register('NOT_FOUND'), false, /건물이 없다는 뜻도 위험이 낮다는 뜻도 아니므로/],
  [
    'building-register',
    'UNAVAILABLE',
    register('UNAVAILABLE', 'NO_KEY'),
    false,
    /인증키가 설정되어 있지 않아.*자동 조회가 제한/,
  ],
  [
    'building-register',
    'ERROR',
    register('ERROR', 'TIMEOUT'),
    false,
    /응답이 제때 오지 않아.*자동 조회가 제한.*위험이 낮다는 뜻이 아니라/,
  ],
  ['transaction', 'NEEDS_EXACT_ADDRESS', null, false, /정확한 지번 주소로 고치십시오/],
  ['transaction', 'FOUND', {}, true, /과거 거래 6건.*2026년 6월~2026년 10월.*매물이 아닙니다/],
  [
    'transaction',
    'NOT_FOUND',
    { deals: [] },
    false,
    /저장되어 있지 않습니다. 자료가 없는 것은 위험이 낮다는 뜻이 아니라/,
  ],
  [
    'transaction',
    'OTHER_TYPE',
    { property: { ...EVIDENCE.property, propertyType: 'NEIGHBORHOOD_FACILITY' } },
    false,
    /저장된 과거 거래 6건\(2026년 6월~2026년 10월\)은 이 집과 다른 유형의 거래라.*위험이 낮다는 뜻이 아니라/,
  ],
  ['transaction', 'TYPE_UNKNOWN', unknown, false, /과거 거래 6건.*저장되어 있지만, 주택 유형이 확인되지 않아/],
  ['monthly-statistic', 'NEEDS_EXACT_ADDRESS', null, false, /정확한 지번 주소로 고치십시오/],
  ['monthly-statistic', 'TYPE_UNKNOWN', unknown, false, /주택 유형이 확인되지 않아/],
  ['monthly-statistic', 'FOUND', {}, true, /법정동의 같은 유형 월별 통계가 있습니다/],
  [
    'monthly-statistic',
    'FOUND_WIDER',
    { statistics: wider },
    true,
    /시군구 전체의 월별 통계만.*사정이 다를 수 있습니다/,
  ],
  ['monthly-statistic', 'NOT_FOUND', { statistics: [] }, false, saying('MISSING_IS_NOT_GOOD')],
  ['public-price', 'NEEDS_EXACT_ADDRESS', null, false, /정확한 지번 주소로 고치십시오/],
  ['public-price', 'FOUND', {}, true, /실제로 팔리는 값과 다를 수 있습니다/],
  ['public-price', 'NOT_FOUND', price('NOT_FOUND'), false, /공시가격이 없습니다.*위험이 낮다는 뜻이 아니라/],
  ['public-price', 'NOT_STORED', price('NOT_STORED'), false, /새로 조회하지 않으니.*위험이 낮다는 뜻이 아니라/],
  [
    'public-price',
    'NOT_PUBLISHED_FOR_TYPE',
    price('NOT_PUBLISHED_FOR_TYPE'),
    false,
    /공시되지 않습니다.*위험이 낮다는 뜻이 아니라/,
  ],
  [
    'public-price',
    'TYPE_UNKNOWN',
    price('TYPE_UNKNOWN'),
    false,
    /주택 유형이 확인되지 않아 어느 공시가격이.*위험이 낮다는 뜻이 아니라/,
  ],
  ['market-signal', 'NEEDS_EXACT_ADDRESS', null, false, /정확한 지번 주소로 고치십시오/],
  ['market-signal', 'TYPE_UNKNOWN', unknown, false, /주택 유형이 확인되지 않아/],
  [
    'market-signal',
    'FOUND_INDICATOR',
    { indicators: [indicator] },
    true,
    /서울 관악구 전월세전환율\(2026년 9월\).*이 집의 값이 아닙니다/,
  ],
  ['market-signal', 'FOUND_STATISTIC', {}, true, /최근 12개월의 월별 통계를 대신 봅니다.*이 집의 값이 아닙니다/],
  ['market-signal', 'NOT_FOUND', { statistics: old }, false, saying('MISSING_IS_NOT_GOOD')],
  ['diagnosis', 'NEEDS_EXACT_ADDRESS', null, false, /정확한 지번 주소로 고치십시오/],
  ['diagnosis', 'FOUND', {}, true, /2026년 11월 2일에 저장한 조건으로 진단한 기록/],
  [
    'diagnosis',
    'OTHER_TERMS',
    { diagnosis },
    true,
    /다른 조건으로 진단한 기록만 있습니다. 저장한 조건으로 다시 진단하십시오/,
  ],
  ['diagnosis', 'NOT_FOUND', { diagnosis: null }, false, /진단한 기록이 없습니다/],
]

for (const [key, state, evidence, covered, says] of TABLE) {
  test(`R-FAV-06: ${key} ${state} in words that are no good news`, () => {
    const source = readSources(favoriteHome(evidence)).find((each) => each.key === key)
    assert.deepEqual([source?.state, source?.covered], [state, covered])
    assert.match(source?.sentence ?? '', says)
    assert.deepEqual(findForbiddenWording(source?.sentence ?? ''), [])
  })
}

test('the table has every state of every source', () => {
  const all = Object.entries(SOURCE_STATES).flatMap(([key, states]) => states.map((state) => `${key} ${state}`))
  assert.deepEqual(TABLE.map(([key, state]) => `${key} ${state}`).toSorted(), all.toSorted())
})

test('every reason for which the register was not read is shown, and none reads as good news', () => {
  const sentences = FAILURE_REASONS.map(
    (reason) => readSources(favoriteHome(register('ERROR', reason)))[0]?.sentence ?? '',
  )
  assert.equal(new Set(sentences).size, FAILURE_REASONS.length)
  for (const sentence of sentences) assert.deepEqual(findForbiddenWording(sentence), [])
  // an analysis is not a diagnosis
  assert.doesNotMatch(sentences.join(), /진단/)
})
