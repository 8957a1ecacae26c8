import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { APARTMENT, entry, mortgage, withEntries, withTyped } from '../papers.fixture.ts'
import { NO_DATES } from '../papers-input.ts'
import { ENTRY_KINDS } from './entry-kinds.ts'

/** A deposit of 200 million won with priority since 2021, in a home worth 300 million won, of which nothing is unknown. */
const LEASED: PapersInput = withTyped(
  {
    ...APARTMENT,
    terms: { ...APARTMENT.terms, depositManwon: 20_000 },
    value: { lowManwon: 30_000, midManwon: 30_000, highManwon: 30_000 },
    salePriceManwon: 30_000,
  },
  {
    taxArrearsManwon: null,
    taxes: [],
    wagesManwon: 0,
    dates: { ...NO_DATES, moveInOn: '2021-01-05', reportOn: '2021-01-05', fixedDateOn: '2021-01-01' },
  },
)

test('R-PAPERS-06: an entry is listed behind only if it takes nothing from the tenant, else it counts from 0', () => {
  for (const kind of ENTRY_KINDS)
    for (const amountManwon of [null, 50_000]) {
      const later = entry(kind, { registeredOn: '2025-01-01', amountManwon })
      const { claims, recoveryBands, distribution } = calculatePapers(withEntries(LEASED, later))
      const isBehind = claims.behind.length > 0
      assert.equal(distribution?.left.low, isBehind ? 20_000 : 0, kind)
      assert.equal(recoveryBands[0]?.leftManwon.low, isBehind ? 20_000 : 0, kind)
      assert.equal(claims.totalAhead.high, isBehind ? 0 : amountManwon, kind)
    }
})

test('R-DIST-17: a trust or an injunction from after standing ranks by its day', () => {
  for (const kind of ['TRUST', 'INJUNCTION'] as const) {
    const later = entry(kind, { registeredOn: '2025-01-01', amountManwon: 5_000 })
    const { claims, distribution } = calculatePapers(withEntries(LEASED, later))
    assert.deepEqual([claims.behind.length, distribution?.left], [1, { low: 20_000, high: 20_000 }], kind)
  }
})

const named = (claims: readonly { kind: string }[]) => claims.map(({ kind }) => kind)
const ALL_2024 = { ...NO_DATES, moveInOn: '2024-01-01', reportOn: '2024-01-01', fixedDateOn: '2024-01-01' }
const LEASED_2024 = withTyped(LEASED, { dates: ALL_2024 })
const tax = { kind: 'LOCAL', ownTax: true, legalDate: '2025-07-10', amountManwon: 3_000 } as const

test('R-PAPERS-06: claims ahead stand in the order of the distribution: wages, then everyone by rank', () => {
  const tenant = { depositManwon: 20_000, moveInReportedOn: '2018-03-02', fixedDateOn: '2018-03-02', claimed: true }
  const input = withTyped(withEntries(LEASED_2024, mortgage('2020-01-02', 100)), {
    wagesManwon: 1_000,
    taxes: [{ ...tax, kind: 'NATIONAL', ownTax: false, legalDate: '2022-05-31' }],
    seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: null, countKnown: 1, tenants: [tenant] },
  })
  const { claims, distribution } = calculatePapers(input)
  assert.deepEqual(named(claims.ahead), ['WAGES', 'SENIOR_TENANTS', 'MORTGAGE', 'OTHER_TAX'])
  const paid = distribution?.steps.map(({ who }) => who).slice(0, 4)
  assert.deepEqual(paid?.map(inKorean), [
    '임금과 퇴직급여',
    koreanOf('CLAIM_NAME', { claim: 'SENIOR_TENANTS' }),
    koreanOf('DISTRIBUTED_ENTRY', { kind: 'MORTGAGE', registeredOn: '2020-01-02' }),
    '그 밖의 세금',
  ])
})

test('R-DIST-10: a tax on the home that is later than the fixed date is not ahead of the tenant', () => {
  const { claims, distribution } = calculatePapers({
    ...withTyped(LEASED_2024, { taxes: [tax] }),
    salePriceManwon: 20_203,
  })
  assert.deepEqual([named(claims.ahead), named(claims.behind)], [[], ['OWN_TAX']])
  assert.deepEqual([claims.totalAhead.high, distribution?.left], [0, { low: 20_000, high: 20_000 }])
  const undated = calculatePapers(withTyped(LEASED_2024, { taxes: [{ ...tax, legalDate: null }] }))
  assert.deepEqual([undated.claims.totalAhead.low, undated.claims.totalAhead.high], [0, 3_000])
})

test('R-DIST-05: another tax that is later than the priority is listed behind and is not paid ahead', () => {
  const { claims, recoveryBands } = calculatePapers(
    withTyped(LEASED_2024, {
      taxes: [
        { ...tax, ownTax: false },
        { ...tax, legalDate: '2023-07-10' },
      ],
    }),
  )
  assert.deepEqual([named(claims.ahead), named(claims.behind)], [['OWN_TAX'], ['OTHER_TAX']])
  assert.deepEqual(recoveryBands[0]?.paidAheadManwon, { low: 3_000, high: 3_000 })
})

test('R-DIST-13: a seizure for a tax of known kind and legal date ranks by that, not by its own day', () => {
  const totals = (taxKind: 'OWN_TAX' | 'OTHER', legalDate: string | null, registeredOn = '2025-01-01') => {
    const seized = entry('SEIZURE', { registeredOn, amountManwon: 5_000, taxKind, legalDate })
    const { low, high } = calculatePapers(withEntries(LEASED_2024, seized)).claims.totalAhead
    return [low, high]
  }
  assert.deepEqual(totals('OTHER', '2024-12-01'), [0, 0])
  assert.deepEqual(totals('OTHER', '2023-12-01'), [5_000, 5_000])
  assert.deepEqual(totals('OWN_TAX', '2024-12-01'), [0, 0])
  assert.deepEqual(totals('OWN_TAX', '2024-01-01'), [5_000, 5_000])
  assert.deepEqual(totals('OTHER', null), [0, 5_000])
  assert.deepEqual(totals('OWN_TAX', null, '2023-12-31'), [5_000, 5_000])
})

test('R-PAPERS-06: a seizure between fixed date and priority counts from 0 if its tax may be a later one on the home', () => {
  const low = (registeredOn: string, taxKind: 'OWN_TAX' | 'OTHER' | null) =>
    calculatePapers(withEntries(LEASED, entry('SEIZURE', { registeredOn, amountManwon: 5_000, taxKind }))).claims
      .totalAhead.low
  assert.deepEqual([low('2021-01-03', null), low('2021-01-03', 'OWN_TAX'), low('2021-01-03', 'OTHER')], [0, 0, 5_000])
  assert.deepEqual([low('2021-01-01', null), low('2021-01-01', 'OWN_TAX')], [5_000, 5_000])
})

test('R-PAPERS-06: a claim before the last part of the deposit is ahead, and so it is in the bands', () => {
  const later = mortgage('2025-01-01', 10_000)
  const withTopUp = (fixedDateOn: string | null) =>
    calculatePapers(withTyped(withEntries(LEASED, later), { deposits: [{ amountManwon: 4_000, fixedDateOn }] }))
  for (const papers of [withTopUp('2025-02-01'), withTopUp(null)]) {
    assert.equal(papers.claims.ahead.at(-1)?.kind, 'MORTGAGE')
    assert.equal(papers.coverage?.depositPlusAheadToValue.mid, 1)
    assert.match(inKorean(papers.claims.ahead.at(-1)?.sentence ?? ''), saying('ENTRY_AHEAD_OF_PART'))
    const paid = papers.recoveryBands.at(-1)?.paidAheadManwon
    assert.ok(paid !== undefined && paid.high > 0)
  }
  const before = withTopUp('2022-01-01')
  assert.deepEqual(named(before.claims.behind), ['MORTGAGE'])
  assert.deepEqual(before.recoveryBands.at(-1)?.paidAheadManwon, { low: 0, high: 0 })
})

test('R-PAPERS-06: without a part that has the fixed date of the lease, the last of the parts decides', () => {
  const parts = [
    { amountManwon: 16_000, fixedDateOn: '2021-01-01' },
    { amountManwon: 4_000, fixedDateOn: '2022-01-01' },
  ]
  const days = { ...LEASED.typed.dates, fixedDateOn: null }
  const input = withTyped(withEntries(LEASED, mortgage('2025-01-01', 10_000)), { deposits: parts, dates: days })
  assert.deepEqual(named(calculatePapers(input).claims.behind), ['MORTGAGE'])
})
