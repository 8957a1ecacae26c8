import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../test/examples.ts'
import fc from '../../../test/properties.ts'
import { inWords, word } from '../../words/in-words.ts'
import type { DistributionGround } from '../../words/ko/papers/sale.ts'
import type { Language } from '../../words/language.ts'
import { message, type Worded } from '../../words/message.ts'
import { LAW_CONSTANTS } from '../law/law-constants.ts'
import type { PropertyType } from '../property/property-type.ts'
import { eachTextOnce, textsOf } from '../wording/texts.fixture.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { calculatePapers as calculateUnworded, type Papers, type PapersInput } from './calculate-papers.ts'
import { ENTRY_KINDS } from './claims/entry-kinds.ts'
import { constantsToCheck } from './constants/constant-notes.ts'
import { PAPER_CONSTANTS } from './constants/paper-constants.ts'
import {
  APARTMENT,
  anyInput,
  entry,
  mortgage,
  registryOf,
  SHARED_HOUSE,
  withEntries,
  withTyped,
} from './papers.fixture.ts'
import { NO_DATES } from './papers-input.ts'

function calculatePapers(input: PapersInput, language: Language = 'ko'): Worded<Papers> {
  return inWords(calculateUnworded(input), language)
}

const RUNS = { numRuns: examples(100) }
const IN_BRACKETS = /\([^()]*\)/g

const guardKorean = eachTextOnce((text) => assert.deepEqual(findForbiddenWording(text), [], text))
const guardEnglish = eachTextOnce((text) => {
  if (text.startsWith('https://')) return
  assert.deepEqual(findForbiddenWording(text), [], text)
  // official names are in brackets after the English ones
  assert.doesNotMatch(text.replaceAll(IN_BRACKETS, '').replaceAll(IN_BRACKETS, ''), /\p{Script=Hangul}/u, text)
  assert.doesNotMatch(text, /undefined|null|NaN|\[object| {2}|\.\./, text)
})

function guard(input: PapersInput): void {
  const papers = calculateUnworded(input)
  guardKorean(inWords(papers, 'ko'))
  guardEnglish(inWords(papers, 'en'))
}

const leaseDeposits = {
  scope: 'LOT',
  q1Manwon: 5_000,
  medianManwon: 6_000,
  q3Manwon: 8_000.5,
  sampleCount: 9,
  fromMonth: '202411',
  toMonth: '202610',
} as const
const dates = {
  contractOn: '2026-11-20',
  balanceOn: '2026-12-01',
  moveInOn: '2026-12-01',
  reportOn: '2026-12-01',
  fixedDateOn: '2026-12-20',
  endOn: '2028-11-30',
}

test('in no language does a sentence of the papers say that a home is safe, that signing is fine or that a guarantee is given', () => {
  const all = ENTRY_KINDS.map((kind) => entry(kind, { registeredOn: '2026-11-01', jointCollateral: true }))
  guard(withTyped(withEntries(SHARED_HOUSE, ...all, mortgage('2020-01-01', 100)), { dates }))
  guard({ ...APARTMENT, asOf: '2031-01-01', leaseDeposits, publicPrice: { basis: 'UNIT', priceManwon: 9_000 } })
  guard({ ...SHARED_HOUSE, leaseDeposits })
  fc.assert(fc.property(anyInput, guard), RUNS)
})

test('every sentence is whole: it ends in a full stop or a question mark and holds no unfilled part', () => {
  const all = ENTRY_KINDS.map((kind) => entry(kind, { registeredOn: '2026-11-01', amountManwon: 100 }))
  const { constants: _constants, ...papers } = calculatePapers(withTyped(withEntries(SHARED_HOUSE, ...all), { dates }))
  const sentences = textsOf(papers).filter((text) => /[가-힣].*(니다|십시오|까\?)/.test(text))
  assert.ok(sentences.length > 60, `${sentences.length} sentences`)
  for (const sentence of sentences) {
    assert.match(sentence, /[.?]$/, sentence)
    assert.doesNotMatch(sentence, /undefined|null|NaN|\[object| {2}|\.\./, sentence)
  }
})

test('guarantor conditions: whatever is typed, the answer is one of four and sends to the guarantor', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const conditions = calculatePapers(input).guarantorConditions
      assert.deepEqual([...new Set(conditions.map(({ guarantor }) => guarantor))], ['HUG', 'HF', 'SGI'])
      for (const { answer, sentence } of conditions) {
        assert.match(answer, /^(NO_CONFLICT_IN_INPUT|CONFLICT_IN_INPUT|MISSING_INFORMATION|ASK_GUARANTOR)$/)
        assert.match(sentence, /보증기관/)
      }
    }),
    RUNS,
  )
})

// biome-ignore format: a table
const ANSWERS: [title: string, input: PapersInput, code: string, answer: string][] = [
  ['deposit at the cap of the capital area', { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 70_000 } }, 'DEPOSIT_CAP', 'NO_CONFLICT_IN_INPUT'],
  ['deposit above the cap', { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 70_001 } }, 'DEPOSIT_CAP', 'CONFLICT_IN_INPUT'],
  ['deposit above the cap elsewhere', { ...APARTMENT, home: { ...APARTMENT.home, legalDistrictCode: '5011025321' }, terms: { ...APARTMENT.terms, depositManwon: 50_001 } }, 'DEPOSIT_CAP', 'CONFLICT_IN_INPUT'],
  ['value on both sides of the cap', { ...APARTMENT, value: { lowManwon: 119_000, midManwon: 120_000, highManwon: 121_000 } }, 'PRICE_CAP', 'ASK_GUARANTOR'],
  ['no value', { ...APARTMENT, value: null }, 'PRICE_CAP', 'MISSING_INFORMATION'],
  ['public price of a villa too low', { ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' }, publicPrice: { basis: 'UNIT', priceManwon: 9_000 } }, 'PUBLIC_PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ['public price of a villa high enough', { ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' }, publicPrice: { basis: 'UNIT', priceManwon: 10_000 } }, 'PUBLIC_PRICE_LIMIT', 'NO_CONFLICT_IN_INPUT'],
  ['the median of its lot, too low', { ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' }, publicPrice: { basis: 'LOT_MEDIAN', priceManwon: 9_000 } }, 'PUBLIC_PRICE_LIMIT', 'ASK_GUARANTOR'],
  ['the median of its lot, high enough', { ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' }, publicPrice: { basis: 'LOT_MEDIAN', priceManwon: 10_000 } }, 'PUBLIC_PRICE_LIMIT', 'ASK_GUARANTOR'],
  ['the same with taxes unknown', withTyped({ ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' }, publicPrice: { basis: 'UNIT', priceManwon: 10_000 } }, { taxArrearsManwon: null }), 'PUBLIC_PRICE_LIMIT', 'MISSING_INFORMATION'],
  ['R-PAPERS-22: 39,000 of an appraisal of 40,000', { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 39_000 }, value: null, appraisalManwon: 40_000 }, 'PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ['R-PAPERS-22: 39,000 of a value of 40,000', { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 39_000 }, value: { lowManwon: 40_000, midManwon: 40_000, highManwon: 40_000 } }, 'PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ['R-PAPERS-22: 36,000 of an appraisal of 40,000', { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 36_000 }, appraisalManwon: 40_000 }, 'PRICE_LIMIT', 'NO_CONFLICT_IN_INPUT'],
  ['R-PAPERS-22: 30,000 and a mortgage of 9,000 of an appraisal of 40,000', withEntries({ ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 30_000 }, appraisalManwon: 40_000 }, mortgage('2024-03-02', 9_000)), 'PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ['R-PAPERS-22: 30,000 of an appraisal of 40,000, registry not read', withTyped({ ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 30_000 }, appraisalManwon: 40_000 }, { registry: null }), 'PRICE_LIMIT', 'MISSING_INFORMATION'],
  ['R-PAPERS-22: a value is no basis of the guarantor', { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 30_000 }, value: { lowManwon: 40_000, midManwon: 40_000, highManwon: 40_000 } }, 'PRICE_LIMIT', 'ASK_GUARANTOR'],
  ['R-PAPERS-22: nothing is known of the price', { ...APARTMENT, value: null }, 'PRICE_LIMIT', 'MISSING_INFORMATION'],
  ['seizure', withEntries(APARTMENT, entry('SEIZURE')), 'BLOCKING_ENTRIES', 'CONFLICT_IN_INPUT'],
  ['trust with the trustee as landlord', withEntries(APARTMENT, entry('TRUST')), 'BLOCKING_ENTRIES', 'ASK_GUARANTOR'],
  ['registry not read', withTyped(APARTMENT, { registry: null }), 'BLOCKING_ENTRIES', 'MISSING_INFORMATION'],
  ['owner unknown', withTyped(APARTMENT, { registry: registryOf([], { ownerIsLandlord: 'UNKNOWN' }) }), 'OWNER_IS_LANDLORD', 'MISSING_INFORMATION'],
  ['neighbourhood facility', { ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'NEIGHBORHOOD_FACILITY' } }, 'BUILDING_USE', 'CONFLICT_IN_INPUT'],
  ['violating building', withTyped(APARTMENT, { violationMark: { issuedOn: null } }), 'BUILDING_USE', 'CONFLICT_IN_INPUT'],
  ['violating building: nobody typed it', APARTMENT, 'BUILDING_USE', 'MISSING_INFORMATION'],
  ['half of the term has passed', withTyped({ ...APARTMENT, asOf: '2027-12-01' }, { dates }), 'APPLICATION_WINDOW', 'CONFLICT_IN_INPUT'],
  ['no dates', withTyped(APARTMENT, { dates: NO_DATES }), 'APPLICATION_WINDOW', 'MISSING_INFORMATION'],
]
for (const [title, input, code, answer] of ANSWERS) {
  test(`guarantor: ${title} is ${answer}`, () => {
    const condition = calculatePapers(input).guarantorConditions.find((each) => each.code === code)
    assert.equal(condition?.answer, answer)
  })
}

test('R-PAPERS-22: the line of the public price is for homes that no quotation is published of', () => {
  const codes = (propertyType: PropertyType) =>
    calculatePapers({
      ...APARTMENT,
      home: { ...APARTMENT.home, propertyType },
      publicPrice: { basis: 'UNIT', priceManwon: 9_000 },
    })
      .guarantorConditions.map(({ code }) => code)
      .filter((code) => code.endsWith('_LIMIT'))
  assert.deepEqual(codes('APARTMENT'), ['PRICE_LIMIT'])
  assert.deepEqual(codes('OFFICETEL'), ['PRICE_LIMIT'])
  assert.deepEqual(codes('ROW_HOUSE_MULTI_UNIT'), ['PUBLIC_PRICE_LIMIT'])
})

test('a span of equal ends is one number, and nobody is said to have typed only 0 tenants', () => {
  const value = { lowManwon: 20_000, midManwon: 20_000, highManwon: 20_000 }
  const one = calculatePapers({ ...APARTMENT, value })
  assert.match(one.coverage?.sentence ?? '', /집값의 60%입니다\.$/)
  const none = { state: 'KNOWN' as const, depositsManwon: [], sumManwon: 0, countKnown: 0 }
  const shared = calculatePapers(withTyped(SHARED_HOUSE, { seniorTenants: none }))
  const fewer = shared.cautions.find(({ code }) => code === 'FEWER_TENANTS')
  assert.match(fewer?.sentence ?? '', /8가구가 있다고 하는데 다른 임차인은 없다고/)
  const tower = { ...APARTMENT, home: { ...APARTMENT.home, householdCount: 1_200 } }
  const codes = calculatePapers(withTyped(tower, { seniorTenants: none })).cautions.map(({ code }) => code)
  assert.ok(!codes.includes('FEWER_TENANTS'), 'each home of an apartment house is sold by itself')
  fc.assert(
    fc.property(anyInput, (input) => {
      const text = JSON.stringify(calculatePapers(input))
      for (const [, low, high] of text.matchAll(/([\d,.억만 ]+(?:원|%|점))에서 ([\d,.억만 ]+(?:원|%|점)) 사이/g))
        assert.notEqual(low?.trim(), high?.trim(), text)
    }),
    RUNS,
  )
})

test('R-PAPERS-07: no share of the value above 999 % is printed', () => {
  const high = withEntries(
    { ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 200_000 } },
    mortgage('2020-01-01', 9_000),
  )
  const said = (input: PapersInput, language: Language) => {
    const { coverage, guarantorConditions } = calculatePapers(input, language)
    return [coverage?.sentence ?? '', ...guarantorConditions.map(({ ownValue }) => ownValue ?? '')].join(' ')
  }
  const valued = (...[lowManwon, midManwon, highManwon]: [number, number, number]) => ({
    ...high,
    value: { lowManwon, midManwon, highManwon },
  })
  for (const open of [false, true])
    for (const value of [valued(100, 200, 300), valued(10_000, 15_000, 30_000)])
      for (const language of ['ko', 'en'] as const) {
        const text = said(open ? withTyped(value, { taxArrearsManwon: null }) : value, language)
        for (const [, percent = ''] of text.matchAll(/([\d,.]+)%/g))
          assert.ok(Number(percent.replaceAll(',', '')) <= 999, text)
      }
  const { coverage, guarantorConditions } = calculatePapers(valued(100, 200, 300))
  assert.match(coverage?.sentence ?? '', /은 집값의 999% 초과입니다\.$/)
  const share = guarantorConditions.find(({ code }) => code === 'SENIOR_SHARE')
  assert.equal(share?.ownValue, '999% 초과')
})

test('the name of a guarantor stands beside a condition, not in its title', () => {
  for (const { guarantor, title } of calculatePapers(SHARED_HOUSE).guarantorConditions)
    assert.ok(!title.includes(guarantor), title)
})

test('every constant has source, date and sureness, and every id that is named is among them', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const papers = calculatePapers(input)
      const ids = papers.constants.map(({ constantId }) => constantId)
      assert.equal(new Set(ids).size, ids.length)
      for (const constant of papers.constants) {
        assert.ok(constant.sourceName !== '' && /^\d{4}-\d\d-\d\d$/.test(constant.checkedOn))
        assert.match(constant.sureness, /^[V2K]$/)
      }
      const named = [...papers.guarantorConditions, papers.rentConversion, ...papers.datePlan, ...papers.cautions]
      for (const id of named.flatMap(({ constantIds }) => constantIds)) assert.ok(ids.includes(id), id)
    }),
    RUNS,
  )
})

test('a constant past its check lowers the wording and is on the operator’s list', () => {
  const input = withTyped(APARTMENT, { dates })
  const at = (asOf: string) => calculatePapers({ ...input, asOf })
  const overdue = /확인 날짜가 지났습니다/
  const missed =
    /한국은행 기준금리는 2026년 10월 9일에 확인한 값이고, 2026년 (10월 22|11월 26)일에 예정되어 있던 결정은/
  assert.ok(!textsOf(at('2026-10-22')).some((text) => overdue.test(text) || missed.test(text)))
  assert.match(at('2026-10-23').rentConversion.sentences.join(), missed)
  assert.ok(!textsOf(at('2026-11-26')).some((text) => overdue.test(text)))
  assert.match(at('2026-11-27').rentConversion.sentences.join(), /11월 26일/)
  const spring = at('2027-03-01')
  assert.match(spring.rentConversion.sentences.join(), overdue)
  assert.doesNotMatch(spring.smallLease.sentences.join(), overdue)
  const autumn = at('2027-11-20')
  for (const part of [autumn.smallLease, autumn.guarantorConditions, autumn.datePlan])
    assert.match(textsOf(part).join(), overdue)
  const stale = constantsToCheck('2027-12-01').map(({ constantId }) => constantId)
  for (const id of Object.keys(PAPER_CONSTANTS)) assert.ok(stale.includes(id), id)
})

test('R-LAW-03: operators see a number 30 days before it is stale, the first due first', () => {
  assert.deepEqual(constantsToCheck('2026-09-22'), [])
  const december = constantsToCheck('2026-12-02').map(({ constantId, staleFrom, stale }) => [
    constantId,
    staleFrom,
    stale,
  ])
  assert.deepEqual(december.slice(0, 2), [
    ['BASE_RATE@2026-08-27', '2026-10-23', true],
    ['MARKET_CONVERSION_RATE@2026-07-01', '2027-01-01', false],
  ])
})

test('every source in the tables of law has an English name', () => {
  for (const { sourceName } of LAW_CONSTANTS)
    assert.doesNotMatch(word(message('LAW_SOURCE', { name: sourceName }), 'en'), /^Korean source/)
})

test('terms that rest on general knowledge are marked for a look into the law', () => {
  const { rows } = calculatePapers(withTyped(APARTMENT, { registry: null })).smallLease
  assert.ok(rows.some(({ needsLawCheck }) => needsLawCheck))
  for (const { needsLawCheck, sentence } of rows) assert.equal(/법령 확인 필요/.test(sentence), needsLawCheck)
})

/** Grounds of law that are marked [K] in the rules, or whose article no verified source names. */
test('R-LAW-01: a ground of distribution that rests on general knowledge is marked, and so are parts of a deposit', () => {
  const lawOf = (basis: DistributionGround, language: Language) =>
    word(message('DISTRIBUTION_LAW', { basis }), language)
  const unsure = ['OWN_TAX', 'INSTEAD_OF_OWN_TAX', 'RANK_SECURITY', 'RANK_CREDITOR', 'EQUAL_SHARE'] as const
  for (const basis of unsure) {
    assert.match(lawOf(basis, 'ko'), /법령 확인 필요\.$/)
    assert.match(lawOf(basis, 'en'), /Check this against the law\.$/)
  }
  for (const basis of ['WAGES', 'SMALL_LEASE', 'RANK_TENANT', 'RANK_TAX'] as const)
    assert.doesNotMatch(lawOf(basis, 'ko'), /확인 필요/)
  const parted = withTyped(
    { ...APARTMENT, salePriceManwon: 20_000 },
    { deposits: [{ amountManwon: 1_000, fixedDateOn: '2026-11-01' }] },
  )
  const said = ({ distribution, recoveryBands }: Worded<Papers>) =>
    [...(distribution?.sentences ?? []), recoveryBands[0]?.sentence ?? ''].filter((each) => /나누어 적으신/.test(each))
  assert.equal(said(calculatePapers(parted)).length, 2)
  assert.ok(said(calculatePapers(parted)).every((each) => each.endsWith('법령 확인 필요.')))
  assert.equal(said(calculatePapers({ ...APARTMENT, salePriceManwon: 20_000 })).length, 0)
})
