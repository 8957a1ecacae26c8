import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { anyMaterial } from '../../../domain/assessment/facts/any-facts.fixture.ts'
import {
  aBuilding,
  aDeal,
  anEstimate,
  factsOf,
  someTerms,
} from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { LEADS } from '../../../domain/rule-book/answer-thresholds.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { inWords } from '../../../words/in-words.ts'
import { LANGUAGES } from '../../../words/language.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'
import { buildSections } from './build-sections.ts'
import { ALL_CASES } from './cases/all-cases.fixture.ts'
import {
  anyDiagnosed,
  diagnosedOf,
  diagnosedWithoutAddress,
  fiveLeases,
  threeSales,
  tidyFacts,
} from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'

function answerOf(diagnosed: Diagnosed, language: 'ko' | 'en' = 'ko') {
  const { answer } = inWords(buildSections(diagnosed), language)
  assert.ok(answer)
  return answer
}
const ofFacts = (facts: LeaseFacts) => answerOf(diagnosedOf(facts))
const estimated = (depositManwon: number) => ({
  ...factsOf({ terms: someTerms({ depositManwon }), leases: fiveLeases }),
  valueEstimate: anEstimate({ midManwon: 18_651 }, depositManwon),
})

test('R-ANSWER-01, R-ANSWER-05: a deposit above the value is said first, with the amount over it', () => {
  const { headline, because, stake, firstAction } = ofFacts(estimated(24_400))
  assert.equal(
    headline,
    koreanOf('DEPOSIT_AND_VALUE', {
      standing: 'ABOVE',
      basis: 'ESTIMATE',
      count: 5,
      depositManwon: 24400,
      midManwon: 18651,
    }),
  )
  assert.equal(because, 'DEPOSIT_ABOVE_VALUE')
  assert.equal(stake?.overValueManwon, 5_749)
  assert.equal(firstAction.checkId, 'ADD_CLAIMS')
  assert.equal(
    answerOf(diagnosedOf(estimated(24_400)), 'en').headline,
    "Your deposit (₩244 million) is ₩57.49 million more than the home's estimated value (₩186.51 million).",
  )
})

test('R-ANSWER-05: probably above, near and under are other words', () => {
  assert.match(
    ofFacts(estimated(19_000)).headline,
    saying('DEPOSIT_AND_VALUE', {
      standing: 'PROBABLY_ABOVE',
      basis: 'ESTIMATE',
      count: 5,
      depositManwon: 19000,
      midManwon: 18651,
    }),
  )
  assert.match(
    ofFacts(estimated(16_000)).headline,
    saying('DEPOSIT_AND_VALUE', {
      standing: 'NEAR',
      basis: 'ESTIMATE',
      count: 5,
      depositManwon: 16000,
      midManwon: 18651,
    }),
  )
  const single = factsOf({ terms: someTerms({ depositManwon: 20_600 }), sales: [aDeal({ amountManwon: 16_350 })] })
  assert.equal(
    ofFacts(single).headline,
    koreanOf('DEPOSIT_AND_VALUE', {
      standing: 'ABOVE',
      basis: 'SALE_SAMPLE',
      count: 1,
      depositManwon: 20600,
      midManwon: 16350,
    }),
  )
})

test('R-ANSWER-02: what cannot be judged leads, then a use that is no home, then money, then the unit, then age', () => {
  const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })
  const slip = someTerms({ depositManwon: 120_000_000 })
  const old = [aBuilding({ useApprovalDate: '1985-01-01' })]
  const leads = [
    answerOf(diagnosedWithoutAddress()),
    ofFacts(factsOf({ buildings: [], registerStatus: 'NOT_FOUND' })),
    ofFacts(factsOf({ terms: slip, buildings: [shop], sales: threeSales })),
    ofFacts(factsOf({ terms: someTerms({ depositManwon: 30_000 }), buildings: [shop], sales: threeSales })),
    ofFacts(factsOf({ terms: someTerms({ depositManwon: 30_000, floor: 9 }), buildings: old, sales: threeSales })),
    ofFacts(factsOf({ terms: someTerms({ depositManwon: 10_000, floor: 9 }), buildings: old, sales: threeSales })),
    ofFacts(tidyFacts({ buildings: old })),
    ofFacts(tidyFacts()),
  ].map(({ because }) => because)
  assert.deepEqual(leads, [
    'ADDRESS_NOT_CONFIRMED',
    'LOT_NOT_IN_REGISTER',
    'AMOUNT_UNREALISTIC',
    'NEIGHBORHOOD_FACILITY',
    'DEPOSIT_ABOVE_VALUE',
    'FLOOR_ABOVE_BUILDING',
    'OLD_BUILDING',
    null,
  ])
})

test('R-ANSWER-02: a floor unlike the number of the unit leads before the age of a building, with its field', () => {
  const { address } = tidyFacts()
  assert.ok(address.confirmed)
  const facts = {
    ...tidyFacts({ terms: { ...tidyFacts().terms, floor: 1 } }),
    address: { ...address, unitText: '301호' },
  }
  const { because, headline, firstAction } = ofFacts(facts)
  assert.deepEqual([because, firstAction.field], ['FLOOR_UNLIKE_UNIT', 'floorNumber'])
  assert.equal(headline, koreanOf('HEADLINE_FLOOR_UNLIKE_UNIT', { floor: 1, ho: '301', hoFloor: 3 }))
})

test('R-ANSWER-02: every code of the groups is led by one group alone', () => {
  const codes = LEADS.groups.flatMap((group) => group.codes)
  assert.equal(new Set(codes).size, codes.length)
})

test('R-ANSWER-03: the stake is the calculation of the papers without an entry', () => {
  const { stake } = ofFacts(estimated(16_000))
  assert.deepEqual(stake?.value, { lowManwon: 16_876, midManwon: 18_651, highManwon: 20_613, basis: 'ESTIMATE' })
  const missing = stake?.ifSold.map(({ share, shortfallManwon: { low, high } }) => [share, low, high])
  assert.deepEqual(missing, [
    [1, 0, 0],
    [0.9, 0, 0],
    [0.8, 16_000 - (14_921 - 150), 16_000 - (14_921 - 150)],
    [0.7, 16_000 - (13_056 - 131), 16_000 - (13_056 - 131)],
  ])
  assert.match(stake?.sentence ?? '', saying('STAKE', { share: 0.8, missingManwon: 1229 }))
  assert.equal(ofFacts(factsOf()).stake, null)
  const free = factsOf({ terms: someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 0, monthlyRentManwon: 50 }) })
  assert.equal(ofFacts(free).stake, null)
  assert.match(ofFacts(free).headline, saying('HEADLINE_WITHOUT_DEPOSIT'))
})

test('R-ANSWER-04: primary action, first action and first of the next actions are one; a registry before a building’s age', () => {
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const { answer, decisionSummary, nextActions } = inWords(buildSections(diagnosed), 'ko')
      assert.equal(answer?.firstAction.sentence, nextActions[0])
      assert.equal(decisionSummary.primaryAction, nextActions[0])
      assert.deepEqual(
        answer?.thenActions.map(({ sentence }) => sentence),
        nextActions.slice(1, 3),
      )
      assert.notEqual(answer?.firstAction.checkId, 'BUILDING_AGE')
    }),
    { numRuns: 300 },
  )
})

test('R-ANSWER-05: the share of a headline is that of the estimate, to the per cent', () => {
  let compared = 0
  for (let depositManwon = 1; depositManwon < 20_000; depositManwon += 97) {
    const facts = estimated(depositManwon)
    const { headline } = ofFacts(facts)
    const sentences = JSON.stringify(inWords(diagnosedOf(facts).verdict.findings, 'ko'))
    const [, inHeadline] = /추정 집값 [\d억, ]+만 원의 (\d+%|1% 미만)/.exec(headline) ?? []
    const [, below] = /추정 매매가의 ([\d.]+%|1% 미만)이며/.exec(sentences) ?? []
    if (inHeadline === undefined) continue
    assert.equal(inHeadline, below, headline)
    compared += 1
  }
  assert.ok(compared > 100, `${compared}`)
})

test('R-ANSWER-06: a higher deposit never gets a calmer headline', () => {
  const rankOf = (because: string | null) => {
    const at = LEADS.groups.findIndex(({ codes }) => codes.some((code) => code === because))
    return at < 0 ? LEADS.groups.length : at
  }
  // where the lower amount is doubtful because it is too low, the higher one is correct
  const isTooLow = (facts: LeaseFacts) => ofFacts(facts).because === 'AMOUNT_UNREALISTIC'
  fc.assert(
    fc.property(anyMaterial, fc.nat({ max: 50_000 }), (material, more) => {
      const terms = { ...material.terms, depositManwon: material.terms.depositManwon + more }
      const [lower, higher] = [factsOf(material), factsOf({ ...material, terms })]
      fc.pre(!isTooLow(lower))
      const ranks = [ofFacts(lower).because, ofFacts(higher).because].map(rankOf) as [number, number]
      assert.ok(ranks[1] <= ranks[0], ranks.join(' '))
    }),
    { numRuns: 300 },
  )
})

test('the headlines of all cases are short, forbid nothing and hold no debris, in each language', () => {
  for (const each of ALL_CASES) {
    for (const language of LANGUAGES) {
      const { headline, stake } = answerOf(diagnosedOf(each.facts), language)
      for (const text of [headline, stake?.sentence ?? '']) {
        assert.deepEqual(findForbiddenWording(text), [], `${each.name}: ${text}`)
        assert.doesNotMatch(text, /undefined|NaN|null|\.\.| {2}/, text)
      }
      if (language === 'ko') assert.ok(headline.length <= 90, `${headline.length}: ${headline}`)
    }
  }
})

const anyEstimates = fc.record({
  depositManwon: fc.integer({ min: 1_000, max: 60_000 }),
  value: fc.integer({ min: 8_000, max: 60_000 }),
  jeonse: fc.integer({ min: 5_000, max: 50_000 }),
  own: fc.integer({ min: 5_000, max: 60_000 }),
  around: fc.integer({ min: 5_000, max: 60_000 }),
  let: fc.integer({ min: 3_000, max: 50_000 }),
})

test('R-SCORE-09: no headline states a comparison that the estimate of the answer refutes', () => {
  fc.assert(
    fc.property(anyEstimates, ({ depositManwon, value, jeonse, own, around, let: paid }) => {
      const deal = (amountManwon: number) => aDeal({ amountManwon })
      const [valueEstimate, jeonseEstimate] = [value, jeonse].map((midManwon) =>
        anEstimate(
          { midManwon, lowManwon: midManwon * 0.9, highManwon: midManwon * 1.1, partial: false },
          depositManwon,
        ),
      ) as [ReturnType<typeof anEstimate>, ReturnType<typeof anEstimate>]
      const facts = {
        ...factsOf({
          terms: someTerms({ depositManwon }),
          sales: [own, own + 100, own + 200, around, around + 50, around + 90].map((amountManwon, at) =>
            aDeal({ amountManwon, sameLot: at < 3, dealId: `sale-${at}` }),
          ),
          leases: [deal(paid), deal(paid + 50), deal(paid + 100)],
        }),
        valueEstimate,
        jeonseEstimate,
      }
      const { because, headline } = ofFacts(facts)
      if (because === 'LEASE_AMOUNT_HIGH' || because === 'LEASE_ABOVE_ESTIMATE')
        assert.ok(depositManwon > jeonseEstimate.highManwon, headline)
      assert.notEqual(because, 'DEPOSIT_SHARE_NOTEWORTHY')
      assert.doesNotMatch(headline, /주변의 비슷한 매매/)
      if (because !== 'AMOUNT_UNREALISTIC') assert.doesNotMatch(headline, /비슷한 매매의 가운데 값/)
    }),
    { numRuns: 300 },
  )
})
